import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const recentChats: Messages['recentChats'] = {
  loading: 'Chargement de tes discussions',
  you: 'Toi :',
  replying: 'Écrit…',
  unread: 'Nouvelle réponse',
  /** A draft, or a message that this browser could not send. */
  unsent: 'Non envoyé',
  nothingSaid: 'Pas encore de messages',
  hidden: 'Masqué tant que le contenu pour adultes est désactivé',
  options: (name) => `Options de la discussion avec ${name}`,
  remove: (name) => `Supprimer la discussion avec ${name}`,
  archive: {
    add: (name) => `Archiver la discussion avec ${name}`,
    leave: (name) => `Remettre la discussion avec ${name} dans tes discussions`,
    title: (count) => `Archivées (${formats.number(count)})`,
    added: 'Discussion archivée. Elle est à la fin de cette liste.',
    left: 'Discussion remise dans la liste.',
  },
  orphaned: {
    text: 'Cette discussion a été supprimée avant l’envoi de ton texte. Tu peux le copier ou l’abandonner.',
    copy: 'Copier le texte',
    discard: 'Abandonner',
    copied: 'Copié',
    notCopied: 'Copie impossible. Sélectionne le texte pour le copier toi-même.',
    discarded: 'Texte abandonné.',
  },
  import: {
    choose: (product) => `Importer une discussion enregistrée depuis ${product}`,
    otherApps: 'Importer depuis une autre appli',
    reading: 'Lecture du fichier…',
    sending: 'Importation de la discussion…',
    slow: 'Cela prend plus de temps que d’habitude.',
    large: 'Ce fichier est trop grand. Une discussion peut faire jusqu’à 4 Mo.',
    damaged: 'Ce fichier n’est pas une discussion exportée, ou il est endommagé.',
    encoding:
      'Ce fichier n’est pas enregistré en texte UTF-8. Enregistre-le en UTF-8, puis importe-le à nouveau.',
    newer: 'Ce fichier vient d’une version plus récente.',
    long: (count) => `Ce fichier contient plus de ${formats.number(count)} messages, c’est trop.`,
    text: 'Un message de ce fichier est plus long que ce qui est permis ici.',
    done: 'Discussion importée.',
  },
  empty: {
    title: 'Pas encore de discussions',
    text: 'Les discussions que tu commences avec des personnages apparaîtront ici.',
  },
  failed: 'Impossible de charger tes discussions',
  confirm: {
    title: (name) => `Supprimer la discussion avec ${name} ?`,
  },
  when: (written, now) => {
    const today = now ?? new Date();
    const days = daysBetween(written, today);
    if (days === 0) return formats.clock(written);
    return days === 1 ? 'Hier' : formats.day(written, today);
  },
};
