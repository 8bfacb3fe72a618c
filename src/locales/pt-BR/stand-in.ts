import type { Messages } from '../messages.ts';

export const standIn: Messages['standIn'] = {
  toDiscover: 'Ir para Descobrir',
  loading: 'Carregando a página',
  signInNeeded: {
    title: 'Entre para ver isto',
    text: 'Suas conversas ficam na sua conta, então precisamos saber de quem elas são.',
    action: 'Entrar',
  },
  matureOff: {
    title: 'Este personagem é para adultos',
    text: 'O conteúdo adulto está desligado. Você pode ligá-lo no seu perfil.',
    action: 'Abrir seu perfil',
  },
  screenFailed: {
    title: 'Esta página não carregou',
    text: 'A conexão pode ter caído, ou uma nova versão acabou de sair.',
    action: 'Tentar de novo',
  },
  partFailed: 'Esta parte da página não carregou. Verifique sua conexão e tente de novo.',
};
