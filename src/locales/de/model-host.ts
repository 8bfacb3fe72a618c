import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const modelHost: Messages['modelHost'] = {
  name: 'Das Sprachmodell',
  loading: (name) => `${name} wird geladen …`,
  reading: (tokens) => `Liest ${formats.number(tokens)} Token …`,
  swapped: (name) => `Ab jetzt schreibt ein anderes Sprachmodell: ${name}.`,
  cut: (tokens) =>
    `Das Sprachmodell hat nur die letzten ${formats.number(tokens)} Token dieses Chats gelesen. Ab jetzt bekommt es weniger. Damit es sich mehr merkt, lade es mit einem größeren Kontext.`,
  dismiss: 'Schließen',
  problems: {
    gone: 'Das Sprachmodell war nicht erreichbar. Prüfe, ob sein Programm auf dem Computer läuft, auf dem dieser Server läuft.',
    missing: 'Das Programm, das das Sprachmodell ausführt, hat es nicht. Prüfe, welche Modelle es auflistet.',
  },
  states: {
    unknown: 'Noch nichts bekannt',
    loading: 'Wird geladen',
    reading: 'Liest den Chat',
    ready: 'Geladen: es antwortet',
    gone: 'Nicht erreichbar',
  },
  events: {
    'xstate.init': 'Der Chat wurde geöffnet.',
    'model.loading': 'Der Server meldet, dass das Modell geladen wird.',
    'model.reading': 'Der Server meldet, dass das Modell liest.',
    'model.answered': 'Das Modell antwortet.',
    'model.gone': 'Das Modell war nicht erreichbar.',
    'model.swapped': 'Jetzt schreibt ein anderes Modell.',
    'model.cut': 'Das Modell hat nur das Ende des Chats gelesen.',
    'notice.dismiss': 'Du hast den Hinweis geschlossen.',
    'stream.model': 'Der Server meldet, was das Sprachmodell tut.',
    'model.asked': 'Der Server hat die Nachricht und fragt das Modell.',
  },
};
