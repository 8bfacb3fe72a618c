import type { Messages } from '../messages.ts';
import { chats, formats } from './formats.ts';

export const mine: Messages['mine'] = {
  back: 'Voltar a Descobrir',
  loading: 'Carregando sua página',
  failed: 'Sua página não chegou',
  nameless: 'Você',
  since: (time) => `Aqui desde ${formats.monthAndYear(time)}`,
  left: 'O que você ainda tem',
  chats,
  gold: (count) => `${formats.number(count)} de ouro`,
  places: 'Seus cantos',
  recent: { title: 'Conversas recentes', text: 'Todas as suas conversas.' },
  following: { title: 'Seguindo', text: 'Quem você segue, com seus personagens.' },
  made: { title: 'Seus personagens', text: 'Feitos por você, para você ou para todos.' },
  personas: { title: 'Personas', text: 'Quem você é para os personagens.' },
  profile: { title: 'Perfil e configurações', text: 'Nome, senha, idioma, seus dados.' },
};
