import type { Messages } from '../messages.ts';

export const personas: Messages['personas'] = {
  about: 'Über diesen Chat',
  titleIn: (mate) => `Deine Persona bei ${mate}`,
  back: 'Zurück',
  loading: 'Deine Personas werden geladen',
  failed: 'Deine Personas konnten nicht geladen werden',
  intro:
    'Eine Persona ist das, was ein Charakter über dich weiß. Deine Standard-Persona gilt, solange du keine andere wählst.',
  introIn: (mate) => `Wähle, wer du in diesem Chat bist. ${mate} weiß es ab deiner nächsten Nachricht.`,
  defaultOf: (name) => (name === null ? 'Keine Persona' : `Standard (${name})`),
  list: 'Deine Personas',
  empty: {
    title: 'Noch keine Personas',
    text: 'Erstelle eine, damit die Charaktere wissen, mit wem sie reden.',
  },
  add: 'Neue Persona',
  isDefault: 'Standard',
  makeDefault: 'Als Standard festlegen',
  makeDefaultOf: (name) => `${name} als Standard festlegen`,
  form: {
    edit: 'Persona bearbeiten',
    pronouns: 'Pronomen',
    pronounsHint: 'Optional. Zum Beispiel sie/ihr.',
    about: 'Über dich',
    aboutHint: 'Optional. Was die Charaktere über dich wissen sollten.',
  },
  confirm: {
    title: (name) => `${name} löschen?`,
    text: 'Chats mit dieser Persona wechseln zu deiner Standard-Persona.',
    confirm: 'Persona löschen',
  },
  saved: 'Persona gespeichert.',
  deleted: 'Persona gelöscht.',
};
