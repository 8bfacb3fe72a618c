import { formats } from './app/formats.ts';
import type { Messages } from '../messages.ts';

export const messageActions: Messages['messageActions'] = {
  ideas: {
    label: 'Réponses suggérées',
    asking: 'Chargement des suggestions…',
  },
  another: 'Autre réponse',
  alternatives: {
    label: 'Réponses',
    previous: 'Réponse précédente',
    next: 'Réponse suivante',
    position: (index: number, count: number) => `${formats.number(index)} / ${formats.number(count)}`,
  },
  hint: {
    label: 'Autre réponse, mais…',
    shorter: 'Plus courte',
    longer: 'Plus longue',
    playful: 'Plus espiègle',
    own: 'Avec tes mots',
    send: 'Demander',
  },
  menu: 'Plus pour ce message',
  pin: 'Épingler ce message',
  unpin: 'Désépingler ce message',
  pinned: 'Épinglé',
  quote: 'Citer',
  copyText: 'Copier le texte',
  copyMarkdown: 'Copier en Markdown',
  copied: 'Copié',
  notCopied: 'Copie impossible. Sélectionne le texte pour le copier toi-même.',
  like: 'Aimer ce message',
  unlike: 'Ne plus aimer',
  edit: 'Modifier ce message',
  editReply: 'Modifier cette réponse',
  edited: 'Modifié par toi',
  remove: 'Supprimer à partir d’ici',
  copy: 'Nouvelle discussion à partir d’ici',
  removed: { title: 'Supprimé, avec toute la suite.' },
  editing: {
    reply: (mate) => `Modification de la réponse de ${mate}`,
    title: 'Modification de ton message',
  },
};
