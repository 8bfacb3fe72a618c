import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const accountOverview: Messages['accountOverview'] = {
  loading: 'Carregando sua conta',
  failed: 'Não foi possível carregar sua conta',
  since: (time) => `Membro desde ${formats.monthAndYear(time)}`,
  left: 'Seu saldo',
  places: 'Sua conta',
  recent: { title: 'Conversas recentes', text: 'Todas as suas conversas.' },
  following: { title: 'Seguindo', text: 'Quem você segue, com seus personagens.' },
  made: { title: 'Seus personagens', text: 'Os personagens que você criou.' },
  lorebooks: 'O que seus personagens sabem do seu mundo.',
  imports: 'Conversas, personagens e personas de outros apps.',
  personas: { title: 'Personas', text: 'Quem você é para os personagens.' },
  profile: 'Nome, senha, idioma, seus dados.',
};
