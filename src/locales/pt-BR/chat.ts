import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { chats, formats } from './formats.ts';

export const chat: Messages['chat'] = {
  loading: 'Abrindo a conversa',
  failed: 'A conversa não abriu',
  missing: {
    title: 'Esta conversa não está aqui',
    text: 'Ela pode ter sido excluída ou ser de outra conta.',
    action: 'Ver suas conversas',
  },
  back: 'Voltar às suas conversas',
  persona: 'Quem você é nesta conversa',
  profile: (name) => `Sobre ${name}`,
  companion: 'Personagem de IA',
  scripted: 'Personagem de IA com roteiro',
  replying: 'escrevendo…',
  reconnecting: 'reconectando…',
  left: chats,
  conversation: (name) => `Conversa com ${name}`,
  notice: (name) => `${name} é um personagem de IA, não uma pessoa. O que diz é inventado.`,
  saidBy: { user: 'Você:', mate: (name) => `${name}:` },
  older: {
    loading: 'As mensagens anteriores estão chegando',
    failed: 'As mensagens anteriores não chegaram.',
    retry: 'Tentar de novo',
    whole: 'Foi aqui que tudo começou.',
  },
  latest: 'Ir para a última mensagem',
  composer: {
    label: (name) => `Mensagem para ${name}`,
    send: 'Enviar',
    stop: 'Parar',
    price: (left) => `1 chat por mensagem · restam ${formats.number(left)}`,
    empty: 'Acabaram os chats.',
    signedOut: 'Você saiu da conta. O que escrever fica aqui.',
    blocked: (name: string) => `Você bloqueou ${name}. O que foi dito continua legível.`,
    unblock: 'Retirar o bloqueio no seu perfil',
    more: 'Conseguir mais chats',
    long: (over) => formats.count(over, { one: '# caractere a mais', other: '# caracteres a mais' }),
    keys: 'Enter envia, Shift e Enter começam uma nova linha, a seta para cima traz de volta o que você disse antes.',
  },
  live: {
    slow: 'Está demorando mais que o normal…',
    stalled: 'A linha caiu. Reconectando…',
    stopping: 'Parando…',
  },
  queued: 'Esperando para ser enviada',
  notSent: {
    stopped: 'Ainda não enviada.',
    expired: 'Não enviada: entre primeiro.',
    empty: 'Não enviada: acabaram os chats.',
    ageless: 'Sua data de nascimento é necessária antes de enviar isto.',
    unreachable: 'Não enviada: sem conexão. Ela vai sozinha quando a rede voltar.',
    stream: 'Não enviada: o servidor não aceitou.',
    rejected: (reason) => (reason === '' ? 'Não enviada.' : `Não enviada: ${reason}`),
    again: 'Enviar de novo',
    back: 'Desfazer',
    signIn: 'Entrar',
  },
  refused: {
    4030: 'Este personagem não está mais aqui. O que foi dito continua legível.',
    4032: 'Você ainda não tem idade para conversar aqui.',
    4033: 'O conteúdo adulto está desligado. Você pode ligá-lo no seu perfil.',
    4040: 'Esta conversa foi excluída.',
    4220: 'Nada sexual que envolva alguém com menos de 18 anos tem lugar aqui.',
    4230: 'Você bloqueou este personagem. Para escrever de novo, retire o bloqueio no seu perfil.',
    5000: 'Algo deu errado no servidor. Tente de novo.',
    5020: 'Nenhuma resposta veio, por isso não custou nada. Tente de novo.',
    5030: 'O serviço está indisponível no momento. Tente de novo daqui a pouco.',
  },
  broken: {
    stopped: 'Você parou esta resposta.',
    interrupted: 'Esta resposta foi cortada.',
    failed: 'Nenhuma resposta chegou.',
    retry: 'Perguntar de novo',
  },
  when: (said, now) => {
    const time = formats.clock(said);
    const days = daysBetween(said, now);
    if (days === 0) return `${said.getHours() >= 18 ? 'Hoje à noite' : 'Hoje'}, ${time}`;
    return `${days === 1 ? 'Ontem' : formats.day(said, now)}, ${time}`;
  },
};
