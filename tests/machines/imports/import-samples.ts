import type { Import } from '../../../contract/account/imports.ts';
import type { ImportPreview, ImportProgress } from '../../../src/machines/imports/import.reducers.ts';

/** The preview of an export with a card, two chats and a persona. */
export const preview: ImportPreview = {
  items: [
    { id: 'mate-0', kind: 'mate', name: 'Vex', characterId: 'character-0', messages: 0, broken: 0 },
    { id: 'chat-1', kind: 'chat', name: 'The ferry', characterId: 'character-0', messages: 12, broken: 1 },
    { id: 'chat-2', kind: 'chat', name: '', characterId: 'character-1', messages: 3, broken: 0 },
    { id: 'persona-3', kind: 'persona', name: 'Sam', characterId: null, messages: 0, broken: 0 },
  ],
  characters: [
    { id: 'character-0', name: 'Vex', hasCard: true },
    { id: 'character-1', name: 'Ada', hasCard: false },
  ],
  rejected: [{ problem: 'unknown', names: ['themes.json'] }],
  mates: [{ mateId: 'mate-1', name: 'Ruth' }],
  left: { mate: 199, chat: 1, persona: 20, book: 50 },
};

/** An export without anything that can be imported. */
export const nothing: ImportPreview = {
  items: [],
  characters: [],
  rejected: [{ problem: 'damaged', names: ['a.json', 'b.json', 'c.json', 'd.json'] }],
  mates: [],
  left: {},
};

export const progress: ImportProgress = {
  done: 5,
  total: 19,
  results: [
    { id: 'mate-0', failure: null, skipped: 0, isUnchanged: false },
    {
      id: 'persona-3',
      failure: { kind: 'rejected', code: 4091, message: 'You have 20 personas.' },
      skipped: 0,
      isUnchanged: false,
    },
  ],
};

export const pastImport: Import = {
  importId: '0b9c1a1e-7a55-4a2c-9d0a-3f6f2f1c8d11',
  createdAt: 1_700_000_000_000,
  rooms: 2,
  mates: 1,
  personas: 0,
  books: 0,
  lists: 0,
};
