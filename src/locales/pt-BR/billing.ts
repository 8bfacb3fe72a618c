import type { Messages } from '../messages.ts';
import { chats, formats } from './app/formats.ts';

const coins = (number: number): string =>
  formats.count(number, { one: '# moeda de ouro', other: '# moedas de ouro' });
const days = (number: number): string => formats.count(number, { one: '# dia', other: '# dias' });

export const billing: Messages['billing'] = {
  loading: 'Carregando os pacotes',
  failed: 'Não foi possível carregar os pacotes',
  intro: 'Uma mensagem custa um crédito. Nada se renova automaticamente.',
  empty:
    'Seus créditos acabaram. Sua mensagem está salva na conversa e pode ser enviada quando você tiver mais.',
  toChats: 'Voltar às minhas conversas',
  toChat: 'Voltar à conversa',
  closed: 'As compras não estão disponíveis no momento.',
  refill: (credits, time) => `Você terá ${chats(credits)} de novo a partir de ${formats.moment(time)}.`,
  sandbox: 'Esta é uma loja de teste. Você pode experimentar as compras; nenhum dinheiro real é cobrado.',
  buy: (name) => `Escolher ${name}`,
  name: ({ kind, ...item }) => {
    if (kind === 'subscription') return `${chats(item.chats)} por dia`;
    return kind === 'gold' ? coins(item.goldCoins) : chats(item.chats);
  },
  about: ({ kind, ...item }) => {
    if (kind === 'gold') return 'Troque por créditos quando quiser.';
    if (kind === 'chats') return 'Entram na hora. Não expiram.';
    const extra = item.goldCoins === 0 ? '' : ` Inclui ${coins(item.goldCoins)}.`;
    return `Por ${days(item.days)}. Não se renova.${extra}`;
  },
  price: ({ price, currency }) => formats.price(price, currency),
  exchange: {
    title: 'Trocar ouro por créditos',
    offer: (give, get) => `${chats(get)} por ${coins(give)}`,
    have: (number) => `Você tem ${coins(number)}.`,
    press: (give) => `Trocar ${coins(give)}`,
    busy: 'Trocando…',
    done: 'Créditos adicionados.',
    failed: (reason) => `Nada foi trocado. ${reason}`,
  },
  checkout: {
    loading: 'Carregando o pacote',
    unknown: { title: 'Pacote não encontrado', text: 'O link pode ser antigo ou estar mal digitado.' },
    toPackages: 'Ver todos os pacotes',
    order: (price) => `Pedir por ${price}`,
    again: 'Pedir de novo',
    busy: 'Um momento…',
    test: 'Pagamento de teste',
    testText: 'Nenhum dinheiro é cobrado aqui. Escolha como o pagamento deve terminar.',
    choices: {
      pay: 'Simular pagamento',
      decline: 'Simular pagamento recusado',
      expire: 'Simular pedido vencido',
    },
    elsewhere: 'Você paga na página da Stripe e depois volta para cá. Nunca vemos seu cartão.',
    waiting: {
      title: 'Esperando seu pagamento',
      text: 'Esta página é atualizada quando o pagamento for confirmado. Você pode sair; seu saldo será atualizado do mesmo jeito.',
      open: 'Ir para a página de pagamento',
    },
    paid: {
      title: 'Agradecemos',
      text: 'Seu saldo foi atualizado.',
      testText: 'Seu saldo foi atualizado. Nenhum dinheiro foi cobrado.',
    },
    refunded: {
      title: 'Este pedido foi reembolsado',
      text: 'Seu pagamento foi devolvido, e a parte não usada da compra foi removida.',
    },
    declined: { title: 'O pagamento foi recusado', text: 'Nada foi cobrado.' },
    expired: { title: 'O pedido venceu', text: 'Não foi pago a tempo. Nada foi cobrado.' },
  },
  balance: {
    loading: 'Carregando seu saldo',
    failed: 'Não foi possível carregar seu saldo',
    coins,
    subscription: 'Assinatura',
    none: 'Nenhuma assinatura ativa.',
    runs: (daily, since, until) =>
      `${chats(daily)} por dia de ${formats.longDate(since)} até ${formats.longDate(until)}. Não se renova.`,
    ledger: 'Histórico',
    columns: { when: 'Data', what: 'Atividade', chats: 'Créditos', gold: 'Ouro' },
    reasons: {
      welcome: 'Presente de boas-vindas',
      refill: 'Recarga diária',
      message: 'Mensagem',
      givenBack: 'Crédito devolvido',
      purchase: 'Compra',
      subscription: 'Créditos diários',
      exchange: 'Ouro trocado por créditos',
      adjustment: 'Ajuste do site',
      refund: 'Reembolso',
    },
    change: (number) => (number === 0 ? '–' : formats.signed(number)),
    when: formats.moment,
    more: 'Mostrar anteriores',
    moreFailed: 'Não foi possível carregar os anteriores. Tente de novo.',
  },
};
