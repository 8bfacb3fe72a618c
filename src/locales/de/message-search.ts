import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const messageSearch: Messages['messageSearch'] = {
  field: 'Deine Chats durchsuchen',
  fieldWith: (name) => `Den Chat mit ${name} durchsuchen`,
  only: (mate) => `Nur im Chat mit ${mate}`,
  everywhere: 'Alle Chats durchsuchen',
  results: 'Gefundene Nachrichten',
  searching: 'Es wird gesucht',
  all: (shown) => formats.count(shown, { one: '# Nachricht', other: '# Nachrichten' }),
  first: (shown) =>
    formats.count(shown, { one: 'Die neueste Nachricht', other: 'Die neuesten # Nachrichten' }),
  moreFailed: 'Weitere Nachrichten konnten nicht geladen werden.',
  failed: 'Deine Chats konnten nicht durchsucht werden',
  pinned: 'Nur angeheftete Nachrichten',
  noPins: {
    title: 'Keine angehefteten Nachrichten',
    text: 'Hefte eine Nachricht über ihr Menü an, dann steht sie hier.',
  },
  none: { title: 'Keine Nachrichten gefunden', text: 'Versuch es mit weniger oder anderen Wörtern.' },
  hits: {
    older: 'Älterer Treffer',
    newer: 'Neuerer Treffer',
    failed: 'Diese Nachricht konnte nicht geladen werden.',
  },
};
