import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const recentChats: Messages['recentChats'] = {
  title: 'Discussions récentes',
  loading: 'Chargement de tes discussions',
  you: 'Toi :',
  nothingSaid: 'Rien n’a encore été dit',
  hidden: 'Masqué tant que le contenu pour adultes est désactivé',
  remove: (name) => `Supprimer la discussion avec ${name}`,
  empty: {
    title: 'Pas encore de discussions',
    text: 'Quand tu parleras avec un personnage, la discussion t’attendra ici.',
    action: 'Trouver un personnage',
  },
  failed: 'Tes discussions ne sont pas arrivées',
  confirm: {
    title: (name) => `Supprimer la discussion avec ${name} ?`,
    yes: 'Supprimer la discussion',
    no: 'La garder',
    busy: 'Suppression…',
  },
  removed: 'La discussion est supprimée.',
  notRemoved: (reason) => `La discussion est toujours là. ${reason}`,
  when: (written, now) => {
    const today = now ?? new Date();
    const days = daysBetween(written, today);
    if (days === 0) return formats.clock(written);
    return days === 1 ? 'Hier' : formats.day(written, today);
  },
};
