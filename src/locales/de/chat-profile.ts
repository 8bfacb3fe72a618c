import type { Messages } from '../messages.ts';

export const chatProfile: Messages['chatProfile'] = {
  title: 'Personas',
  titleIn: (mate) => `Du, für ${mate}`,
  back: 'Zurück',
  loading: 'Deine Personas werden geladen',
  failed: 'Deine Personas sind nicht angekommen',
  intro:
    'Eine Persona ist das, was ein Charakter über dich weiß. Die Standard-Persona gilt überall dort, wo du keine andere wählst.',
  introIn: (mate) =>
    `Wähle, wer du in dieser Unterhaltung bist. ${mate} weiß es ab deiner nächsten Nachricht.`,
  choice: 'In dieser Unterhaltung',
  defaultOf: (name) => (name === null ? 'Keine Persona' : `Der Standard (${name})`),
  list: 'Deine Personas',
  empty: {
    title: 'Noch keine Personas',
    text: 'Schreib eine, dann wissen die Charaktere, mit wem sie reden.',
  },
  add: 'Neue Persona',
  isDefault: 'Standard',
  makeDefault: 'Als Standard festlegen',
  makeDefaultOf: (name) => `${name} als Standard festlegen`,
  edit: (name) => `${name} bearbeiten`,
  remove: (name) => `${name} löschen`,
  form: {
    add: 'Neue Persona',
    edit: 'Persona bearbeiten',
    name: 'Name',
    pronouns: 'Pronomen',
    pronounsHint: 'Zum Beispiel sie/ihr. Darf leer bleiben.',
    about: 'Über dich',
    aboutHint: 'Was ein Charakter wissen sollte. Darf leer bleiben.',
    save: 'Speichern',
    saving: 'Wird gespeichert…',
    cancel: 'Abbrechen',
  },
  confirm: {
    title: (name) => `${name} löschen?`,
    text: 'Unterhaltungen mit dieser Persona gehen mit der Standard-Persona weiter.',
    yes: 'Persona löschen',
    no: 'Behalten',
    busy: 'Wird gelöscht…',
  },
  saved: 'Die Persona ist gespeichert.',
  deleted: 'Die Persona ist gelöscht.',
};
