import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

const fields: Messages['mateChanges']['fields'] = {
  name: 'Name',
  tagline: 'Kurzbeschreibung',
  age: 'Alter',
  pronouns: 'Pronomen',
  place: 'Ort',
  who: 'Geschichte',
  likes: 'Vorlieben',
  tags: 'Stichwörter',
  manner: 'Art zu sprechen',
  voice: 'Stimme',
  greeting: 'erste Nachricht',
  scene: 'Szene',
  craft: 'erweiterte Angaben',
  look: 'Aussehen',
  rating: 'Zielgruppe',
};

export const mateChanges: Messages['mateChanges'] = {
  fields,
  list: (changed) => changed.map((field) => fields[field]).join(', '),
  title: 'Änderungen',
  day: (time) => formats.longDate(time),
  notice: {
    name: 'Charakter geändert',
    text: (name, time) =>
      `${name} wurde am ${formats.longDate(time)} von der Person geändert, die diesen Charakter erstellt hat.`,
    what: (list) => `Geändert: ${list}.`,
    kept: 'Dieser Chat geht mit der früheren Fassung weiter.',
    dismiss: 'Schließen',
  },
};
