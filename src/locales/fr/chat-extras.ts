import { formats } from './formats.ts';
import type { Messages } from '../messages.ts';

export const chatExtras: Messages['chatExtras'] = {
  ideas: {
    label: 'Réponses suggérées',
    asking: 'Chargement des suggestions…',
    undo: 'Annuler',
  },
  another: 'Autre réponse',
  alternatives: {
    label: 'Réponses',
    previous: 'Réponse précédente',
    next: 'Réponse suivante',
    position: (index: number, count: number) => `${formats.number(index)} / ${formats.number(count)}`,
  },
  like: 'Aimer ce message',
  unlike: 'Ne plus aimer',
  remove: 'Supprimer ce message',
  confirm: {
    title: 'Supprimer ce message ?',
    own: 'Ton message et les réponses à celui-ci seront définitivement supprimés.',
    theirs: 'Cette réponse sera définitivement supprimée.',
    confirm: 'Supprimer le message',
  },
};
