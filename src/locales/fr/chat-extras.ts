import type { Messages } from '../messages.ts';

export const chatExtras: Messages['chatExtras'] = {
  ideas: {
    label: 'Idées pour ta réponse',
    asking: 'Recherche d’idées…',
    undo: 'La retirer',
  },
  like: 'Mettre un cœur à ce message',
  unlike: 'Retirer le cœur',
  remove: 'Supprimer ce message',
  confirm: {
    title: 'Supprimer ce message ?',
    own: 'Ton message disparaît pour de bon, et ses réponses avec lui.',
    theirs: 'Cette réponse disparaît pour de bon.',
    yes: 'Supprimer le message',
    no: 'Le garder',
    busy: 'Suppression…',
  },
};
