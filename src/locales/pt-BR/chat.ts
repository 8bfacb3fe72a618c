import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { chats, formats } from './app/formats.ts';

export const chat: Messages['chat'] = {
  loading: 'Abrindo a conversa…',
  failed: 'Não foi possível abrir esta conversa',
  missing: {
    title: 'Conversa não encontrada',
    text: 'Ela pode ter sido excluída ou ser de outra conta.',
    action: 'Ver suas conversas',
  },
  messageGone: 'Não é possível mostrar essa mensagem. Talvez ela tenha sido excluída.',
  editEnded:
    'A mensagem que você estava editando não está mais nesta conversa. Seu texto agora é uma nova mensagem.',
  back: 'Voltar às suas conversas',
  menu: 'Opções da conversa',
  search: 'Buscar nesta conversa',
  pinned: 'Mensagens fixadas',
  pane: 'Sobre esta conversa',
  behind: 'Por trás desta conversa',
  another: (name) => `Nova conversa com ${name}`,
  profile: (name) => `Sobre ${name}`,
  temporary: {
    name: 'Conversa temporária',
    banner:
      'Nada desta conversa é lembrado. Ela é excluída quando você a encerra, ou uma hora depois que você a fecha.',
    end: 'Encerrar conversa',
    endFailed: (reason) => `Não foi possível encerrar esta conversa. ${reason}`,
    ended: { title: 'Esta conversa temporária terminou', text: 'As mensagens dela foram excluídas.' },
    again: 'Nova conversa temporária',
  },
  missingModel: {
    name: 'Modelo indisponível',
    text: (model, mate) =>
      `O modelo ${model} não está mais disponível. ${mate} agora responde com o modelo padrão.`,
    choose: 'Escolher um modelo',
  },
  companion: 'Personagem de IA',
  origin: {
    scripted: 'Aqui, as respostas vêm de textos preparados.',
    model: 'Aqui, um modelo de linguagem escreve as respostas.',
  },
  replying: 'escrevendo…',
  reconnecting: 'reconectando…',
  conversation: (name) => `Conversa com ${name}`,
  saidBy: { user: 'Você:', mate: (name) => `${name}:` },
  older: {
    failed: 'Não foi possível carregar as mensagens anteriores.',
    whole: 'Este é o começo da conversa.',
  },
  print: {
    open: 'Imprimir',
    loaded: (count) => formats.count(count, { one: '# mensagem carregada', other: '# mensagens carregadas' }),
    unsupported: 'Este navegador não consegue imprimir esta página.',
    omitted: (count) =>
      `Só as ${formats.number(count)} mensagens mais recentes são impressas. Para imprimir também as mais antigas, escolha “Imprimir” no menu da conversa.`,
    limited: (count, all, place) =>
      `Só as ${formats.number(count)} mensagens mais recentes de ${formats.number(all)} são impressas. Para ter todas, baixe a conversa em “${place}”.`,
  },
  latest: 'Ir para a última mensagem',
  composer: {
    label: (name) => `Mensagem para ${name}`,
    send: 'Enviar',
    price: (left) => `1 crédito por mensagem · restam ${formats.number(left)}`,
    empty: 'Seus créditos acabaram.',
    signedOut: 'Você saiu da conta. Seu rascunho está salvo neste dispositivo.',
    blocked: (name: string) => `Você bloqueou ${name}.`,
    unblock: 'Desbloquear no seu perfil',
    refill: (credits, time) => `Você terá ${chats(credits)} de novo a partir de ${formats.moment(time)}.`,
    more: 'Conseguir mais créditos',
    long: (over) => formats.count(over, { one: '# caractere a mais', other: '# caracteres a mais' }),
    keys: 'Pressione Enter para enviar, Shift+Enter para uma nova linha, a seta para cima no campo vazio para editar sua última mensagem e Alt com a seta para cima para recuperar o que você escreveu antes.',
  },
  live: {
    thinking: 'Pensando…',
    slow: 'Está demorando mais que o normal…',
    reconnecting: 'A conexão caiu. Reconectando…',
    stopping: 'Parando…',
  },
  queued: 'Aguardando envio',
  offline: 'Aguardando a rede',
  moveUp: 'Enviar antes',
  notSent: {
    stopped: 'Ainda não enviada.',
    expired: 'Não enviada. Entre na sua conta.',
    empty: 'Não enviada. Seus créditos acabaram.',
    ageless: 'Informe sua data de nascimento para enviar.',
    unreachable: 'Não enviada. Será enviada automaticamente quando a conexão voltar.',
    stream: 'Não enviada. Algo deu errado no servidor.',
    rejected: (reason) => `Não enviada. ${reason}`,
    again: 'Enviar de novo',
    asNew: 'Enviar como nova mensagem',
    back: 'Editar mensagem',
  },
  refused: {
    4030: 'Este personagem não está mais disponível. Você ainda pode ler esta conversa.',
    4032: 'Você ainda não tem idade para conversar.',
    4033: 'O conteúdo adulto está desligado. Você pode ligá-lo no seu perfil.',
    4040: 'Esta conversa foi excluída.',
    4041: 'A mensagem que você editou foi excluída.',
    4220: 'Conteúdo sexual que envolva menores de 18 anos não é permitido.',
    4230: 'Você bloqueou este personagem. Desbloqueie no seu perfil para escrever de novo.',
    4231: 'O site retirou este personagem. Você ainda pode ler esta conversa.',
    5000: 'Algo deu errado no servidor. Tente de novo.',
    5020: 'Não houve resposta, então nada foi cobrado. Tente de novo.',
    5030: 'O serviço está temporariamente indisponível. Tente de novo daqui a pouco.',
  },
  broken: {
    another: 'Não foi possível obter outra resposta.',
    stopped: 'Você parou esta resposta.',
    interrupted: 'Esta resposta foi interrompida.',
    failed: 'Sem resposta.',
    unread: 'Não foi possível carregar esta resposta.',
    uncharged: 'Nada foi cobrado.',
    problems: {
      unreachable: 'Não foi possível acessar o modelo de linguagem.',
      refused: 'O modelo de linguagem recusou a solicitação.',
      slow: 'O modelo de linguagem demorou demais.',
      broken: 'A resposta do modelo de linguagem foi interrompida.',
      empty: 'O modelo de linguagem não enviou nenhum texto.',
      stopped: 'O servidor foi reiniciado.',
      unforeseen: 'Algo deu errado no servidor.',
      declined: 'O modelo de linguagem se recusou a responder.',
      thoughts: 'O modelo de linguagem gastou toda a resposta pensando.',
      failed: 'O servidor do modelo de linguagem teve um erro.',
    },
    continue: 'Continuar',
    retry: 'Tentar de novo',
  },
  when: (said, now) => {
    const time = formats.clock(said);
    const days = daysBetween(said, now);
    if (days === 0) return `${said.getHours() >= 18 ? 'Hoje à noite' : 'Hoje'}, ${time}`;
    return `${days === 1 ? 'Ontem' : formats.day(said, now)}, ${time}`;
  },
};
