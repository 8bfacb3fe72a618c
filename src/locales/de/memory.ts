import { formats } from './app/formats.ts';
import { components } from './app/components.ts';
import type { Messages } from '../messages.ts';

export const memory: Messages['memory'] = {
  title: (mate) => (mate === null ? 'Was dein Charakter sich merkt' : components.remembers(mate)),
  intro: 'Erinnerungen werden in Antworten verwendet. Du kannst sie korrigieren oder löschen.',
  back: 'Zurück',
  loading: 'Erinnerungen werden geladen',
  failed: 'Erinnerungen konnten nicht geladen werden',
  empty: {
    title: 'Noch nichts',
    text: 'Was du über dich erzählst und was ihr zusammen plant, erscheint hier.',
  },
  none: { title: 'Nichts gefunden', text: 'Versuch es mit anderen Worten.' },
  missing: {
    title: 'Kein Charakter gewählt',
    text: 'Öffne diese Seite von einem Charakter oder einem Chat aus.',
  },
  search: 'Erinnerungen durchsuchen',
  found: (count) => formats.count(count, { one: '# gefunden', other: '# gefunden' }),
  room: {
    title: 'Sich in diesem Chat Dinge merken',
    note: 'Solange das aus ist, wird hier nichts Neues gemerkt, und Antworten verwenden keine Erinnerungen.',
  },
  groups: {
    you: 'Über dich',
    mate: (mate) => (mate === null ? 'Über deinen Charakter' : `Über ${mate}`),
    plan: 'Pläne und Versprechen',
    story: 'Die Geschichte dieses Chats',
    stories: 'Die Geschichten deiner Chats',
    past: 'Stimmt nicht mehr',
    chapters: 'Kapitel',
  },
  since: (time) => `Stimmt nicht mehr seit ${formats.date(time)}`,
  said: (time) => `Aus deiner Nachricht vom ${formats.date(time)}`,
  day: formats.date,
  messages: (days) => `Nachrichten vom ${days}`,
  written: (time) => `Von dir geschrieben am ${formats.date(time)}`,
  pin: 'Anheften, damit es immer verwendet wird',
  unpin: 'Lösen',
  correct: 'Korrigieren',
  end: 'Stimmt nicht mehr',
  renew: 'Stimmt wieder',
  forget: 'Löschen',
  forgotten: 'Gelöscht.',
  add: 'Erinnerung hinzufügen',
  form: {
    kind: 'Worum es geht',
    text: 'Was gemerkt werden soll',
    hint: 'Ein kurzer Satz.',
    chapter: 'Was geschehen ist',
  },
  saved: 'Gespeichert.',
};
