import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const sessions: Messages['sessions'] = {
  back: 'Voltar ao seu perfil',
  loading: 'Carregando suas sessões',
  failed: 'Não foi possível carregar suas sessões',
  text: 'Se você não reconhecer algum destes navegadores, encerre a sessão dele e mude sua senha.',
  only: 'Não há outras sessões abertas.',
  on: (browser, system) => `${browser} no ${system}`,
  unknown: 'Navegador desconhecido',
  current: 'Este navegador',
  language: formats.language,
  inUse: 'Em uso agora',
  lastUsed: (time) => `Último uso: ${formats.moment(time)}`,
  signedIn: (time) => `Login: ${formats.moment(time)}`,
  end: 'Encerrar sessão',
  endNamed: (name) => `Encerrar a sessão de ${name}`,
  ending: 'Encerrando…',
  notEnded: (reason) => `Não foi possível encerrar a sessão. ${reason}`,
  others: {
    open: 'Encerrar as outras sessões',
    title: 'Encerrar as outras sessões?',
    text: 'Todos os outros navegadores saem da conta em segundos. Neste, sua sessão continua aberta.',
  },
};
