import type { Messages } from '../../messages.ts';
import { formats } from './formats.ts';

export const notifications: Messages['notifications'] = {
  logOut: 'Sair',
  theme: 'Tema',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Escuro' },
  language: {
    label: 'Idioma',
    notFetched: 'Não foi possível carregar esse idioma. Verifique sua conexão e tente de novo.',
    notSaved: (reason) => `O idioma ainda não foi salvo na sua conta. ${reason}`,
    notSavedHere: 'Ainda não foi salvo na sua conta.',
    saveAgain: 'Salvar de novo',
  },
  honesty: 'Todos os personagens são de IA. Nenhum deles é uma pessoa.',
  footerNavigation: 'Sobre',
  faq: 'Perguntas e respostas',
  notSent: (reason) => `Uma mensagem não foi enviada. ${reason}`,
  offline: 'Você está sem conexão. Pode continuar lendo; as mensagens serão enviadas quando ela voltar.',
  serverAway:
    'Não foi possível acessar o servidor. Os chats salvos continuam legíveis; vamos continuar tentando.',
  backOnline: 'Sua conexão voltou.',
  notifications: 'Notificações',
  dismiss: 'Dispensar',
  times: (count) => formats.count(count, { one: '# vez', other: '# vezes' }),
};
