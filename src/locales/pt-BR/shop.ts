import type { Messages } from '../messages.ts';
import { chats, formats } from './formats.ts';

const coins = (number: number): string =>
  formats.count(number, { one: '# moeda de ouro', other: '# moedas de ouro' });
const days = (number: number): string => formats.count(number, { one: '# dia', other: '# dias' });

export const shop: Messages['shop'] = {
  navigation: 'Compras',
  home: 'Descobrir',
  chats: 'Minhas conversas',
  packages: 'Pacotes',
  mine: 'Meu saldo',
  loading: 'Carregando os pacotes',
  failed: 'Os pacotes não chegaram',
  title: 'Chats e ouro',
  intro: 'Uma mensagem custa um chat. Nada aqui se renova sozinho.',
  empty:
    'Seus chats acabaram. O que você escreveu fica guardado na conversa e pode ser enviado assim que tiver mais.',
  toChats: 'Voltar às minhas conversas',
  closed: 'Nada pode ser comprado neste servidor no momento.',
  sandbox: 'Esta é uma loja de teste: dá para experimentar as compras, e nenhum dinheiro se move.',
  buy: (name) => `Escolher ${name}`,
  name: ({ kind, ...item }) => {
    if (kind === 'subscription') return `${chats(item.chats)} por dia`;
    return kind === 'gold' ? coins(item.goldCoins) : chats(item.chats);
  },
  about: ({ kind, ...item }) => {
    if (kind === 'gold') return 'Para trocar por chats quando você precisar.';
    if (kind === 'chats') return 'Entram na hora. Não vencem com o tempo.';
    const extra = item.goldCoins === 0 ? '' : ` E ${coins(item.goldCoins)} na hora.`;
    return `Por ${days(item.days)}, depois termina sozinha.${extra}`;
  },
  price: ({ price, currency }) => formats.price(price, currency),
  exchange: {
    title: 'Trocar ouro por chats',
    offer: (give, get) => `${chats(get)} por ${coins(give)}`,
    have: (number) => `Você tem ${coins(number)}.`,
    press: (give) => `Dar ${coins(give)}`,
    busy: 'Trocando…',
    done: 'Os chats são seus.',
    failed: (reason) => `Nada foi trocado. ${reason}`,
  },
  checkout: {
    title: 'Seu pedido',
    loading: 'Carregando o pacote',
    unknown: { title: 'Esse pacote não existe', text: 'O endereço pode ser antigo ou estar mal digitado.' },
    toPackages: 'Ver todos os pacotes',
    order: (price) => `Pedir por ${price}`,
    again: 'Pedir de novo',
    busy: 'Um momento…',
    test: 'Pagamento de teste',
    testText: 'Nenhum dinheiro se move aqui. Escolha como o pagamento deve terminar.',
    choices: {
      pay: 'Fingir que paga',
      decline: 'Fingir que o pagamento é recusado',
      expire: 'Fingir que o tempo acaba',
    },
    elsewhere:
      'Você paga na página do nosso provedor de pagamentos, a Stripe, e volta para cá. Nunca vemos seu cartão.',
    waiting: {
      title: 'Esperando seu pagamento',
      text: 'Assim que chegar, esta página mostra. Você também pode sair: ele será creditado do mesmo jeito.',
      open: 'Ir para a página de pagamento',
    },
    paid: {
      title: 'Obrigado',
      text: 'Já está no seu saldo.',
      testText: 'Já está no seu saldo. Nenhum dinheiro foi movido.',
    },
    refunded: {
      title: 'Este pedido foi reembolsado',
      text: 'O pagamento voltou para você, e o que restava da compra foi retirado.',
    },
    declined: { title: 'O pagamento foi recusado', text: 'Nada foi somado e nada foi cobrado.' },
    expired: { title: 'O pedido venceu', text: 'Não foi pago a tempo. Nada foi cobrado.' },
  },
  balance: {
    title: 'Seu saldo',
    loading: 'Carregando seu saldo',
    failed: 'Seu saldo não chegou',
    chats,
    coins,
    subscription: 'Assinatura',
    none: 'Nenhuma assinatura em curso.',
    runs: (daily, since, until) =>
      `${chats(daily)} por dia de ${formats.longDate(since)} até ${formats.longDate(until)}. Termina sozinha.`,
    ledger: 'O que aconteceu',
    columns: { when: 'Quando', what: 'O quê', chats: 'Chats', gold: 'Ouro' },
    reasons: {
      welcome: 'Presente de boas-vindas',
      message: 'Uma mensagem',
      givenBack: 'Devolvido: nenhuma resposta chegou',
      purchase: 'Compra',
      subscription: 'Chats diários',
      exchange: 'Ouro trocado por chats',
      refund: 'Reembolso',
    },
    change: (number) => (number === 0 ? '–' : formats.signed(number)),
    when: formats.moment,
    more: 'Mostrar anteriores',
    extending: 'Carregando…',
    moreFailed: 'Os anteriores não chegaram. Tente de novo.',
  },
};
