import type { Lorebook } from '../../../contract/lore/lorebook.ts';
import type { OwnLoreEntry } from '../../../contract/lore/lore-entry.ts';
import type { LoreTest } from '../../../contract/lore/lorebook-test.ts';
import { blankFields } from '../../../src/machines/lore/entries/entry-form.ts';

export const harborBook: Lorebook = {
  bookId: 'book-1',
  version: 1,
  name: 'The Harbor',
  description: '',
  scanDepth: 4,
  tokenBudget: null,
  recursive: true,
  entries: 2,
  mateIds: ['mate-1'],
  roomIds: [],
  createdAt: 1000,
  updatedAt: 2000,
};

export const townBook: Lorebook = {
  ...harborBook,
  bookId: 'book-2',
  name: 'Old Town',
  entries: 1,
  mateIds: [],
  roomIds: ['room-1'],
};

const entry = (entryId: string, fields: Partial<OwnLoreEntry['fields']>): OwnLoreEntry => ({
  entryId,
  version: 1,
  fields: { ...blankFields, ...fields },
  unusableKeys: [],
  updatedAt: 2000,
});

export const lighthouse = entry('entry-1', {
  name: 'Lighthouse',
  keys: ['lighthouse', 'lamp'],
  content: 'The lighthouse is dark since the storm.',
});

export const bell = entry('entry-2', {
  keys: ['bell'],
  content: 'The bell rings twice.',
  folder: 'Places',
  enabled: false,
});

export const tested: LoreTest = {
  entries: [
    { entryId: 'entry-1', tokens: 10, scan: 1, outcome: { kind: 'key', key: 'lighthouse' } },
    { entryId: 'entry-2', tokens: 6, scan: 0, outcome: { kind: 'budget', key: 'bell' } },
  ],
  tokens: 10,
  budget: 8192,
};

export const named = {
  mates: [{ id: 'mate-1', name: 'Ruth Lindgren' }],
  rooms: [{ id: 'room-1', name: 'Iris Vale' }],
};
