import type { Messages } from '../../messages.ts';

export const unavailable: Messages['unavailable'] = {
  toDiscover: 'Ir para “Descobrir”',
  loading: 'Carregando a página',
  signInNeeded: {
    title: 'Entre para ver isto',
    text: 'Você precisa de uma conta para ver esta página.',
  },
  matureOff: {
    title: 'Este personagem é para adultos',
    text: 'O conteúdo adulto está desligado. Você pode ligá-lo no seu perfil.',
    action: 'Abrir seu perfil',
  },
  screenFailed: {
    title: 'Não foi possível carregar esta página',
    text: 'Você pode estar sem conexão, ou uma nova versão acabou de sair.',
  },
  partFailed: 'Não foi possível carregar esta parte da página. Verifique sua conexão e tente de novo.',
};
