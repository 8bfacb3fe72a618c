import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const recentChats: Messages['recentChats'] = {
  title: 'Discussions récentes',
  loading: 'Chargement de tes discussions',
  you: 'Toi :',
  nothingSaid: 'Pas encore de messages',
  hidden: 'Masqué tant que le contenu pour adultes est désactivé',
  remove: (name) => `Supprimer la discussion avec ${name}`,
  archive: {
    add: (name) => `Archiver la discussion avec ${name}`,
    leave: (name) => `Remettre la discussion avec ${name} dans tes discussions`,
    title: (count) => `Archivées (${formats.number(count)})`,
    added: 'Discussion archivée. Elle est à la fin de cette liste.',
    left: 'Discussion remise dans la liste.',
  },
  empty: {
    title: 'Pas encore de discussions',
    text: 'Les discussions que tu commences avec des personnages apparaîtront ici.',
    action: 'Trouver un personnage',
  },
  failed: 'Impossible de charger tes discussions',
  confirm: {
    title: (name) => `Supprimer la discussion avec ${name} ?`,
    confirm: 'Supprimer la discussion',
  },
  when: (written, now) => {
    const today = now ?? new Date();
    const days = daysBetween(written, today);
    if (days === 0) return formats.clock(written);
    return days === 1 ? 'Hier' : formats.day(written, today);
  },
};
