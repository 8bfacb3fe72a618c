import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const modelHost: Messages['modelHost'] = {
  name: 'Le modèle de langage',
  loading: (name) => `Chargement de ${name}…`,
  reading: (tokens) => `Lecture de ${formats.number(tokens)} tokens…`,
  swapped: (name) => `Un autre modèle de langage écrit désormais : ${name}.`,
  cut: (tokens) =>
    `Le modèle de langage n’a lu que les ${formats.number(tokens)} derniers tokens de cette discussion. Il en reçoit moins désormais. Pour qu’il se souvienne de plus de choses, charge-le avec un contexte plus grand.`,
  dismiss: 'Fermer',
  problems: {
    gone: 'Le modèle de langage était injoignable. Vérifie que son programme tourne sur l’ordinateur où tourne ce serveur.',
    missing: 'Le programme qui exécute le modèle de langage ne l’a pas. Vérifie quels modèles il propose.',
  },
  states: {
    unknown: 'Rien de connu pour l’instant',
    loading: 'En cours de chargement',
    reading: 'Lit la discussion',
    ready: 'Chargé : il répond',
    gone: 'Injoignable',
  },
  events: {
    'xstate.init': 'La discussion a été ouverte.',
    'model.loading': 'Le serveur signale que le modèle se charge.',
    'model.reading': 'Le serveur signale que le modèle lit.',
    'model.answered': 'Le modèle répond.',
    'model.gone': 'Le modèle était injoignable.',
    'model.swapped': 'Un autre modèle écrit désormais.',
    'model.cut': 'Le modèle n’a lu que la fin de la discussion.',
    'notice.dismiss': 'Tu as fermé l’avis.',
    'stream.model': 'Le serveur signale ce que fait le modèle de langage.',
    'model.asked': 'Le serveur a le message et interroge le modèle.',
  },
};
