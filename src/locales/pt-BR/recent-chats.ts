import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const recentChats: Messages['recentChats'] = {
  title: 'Conversas recentes',
  loading: 'Carregando suas conversas',
  you: 'Você:',
  nothingSaid: 'Nada foi dito ainda',
  hidden: 'Oculto enquanto o conteúdo adulto estiver desligado',
  remove: (name) => `Excluir a conversa com ${name}`,
  empty: {
    title: 'Nenhuma conversa ainda',
    text: 'Quando você falar com um personagem, a conversa vai esperar por você aqui.',
    action: 'Encontrar um personagem',
  },
  failed: 'Suas conversas não chegaram',
  confirm: {
    title: (name) => `Excluir a conversa com ${name}?`,
    yes: 'Excluir a conversa',
    no: 'Manter',
    busy: 'Excluindo…',
  },
  removed: 'A conversa foi excluída.',
  notRemoved: (reason) => `A conversa continua lá. ${reason}`,
  when: (written, now) => {
    const today = now ?? new Date();
    const days = daysBetween(written, today);
    if (days === 0) return formats.clock(written);
    return days === 1 ? 'Ontem' : formats.day(written, today);
  },
};
