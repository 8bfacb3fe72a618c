/** Files of lorebooks: what nobody edited goes out as it came in. */
import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { maxLoreEntries, OwnLoreEntry } from '../../../../contract/lore/lore-entry.ts';
import { createTestCompanion } from '../../support/companions/companion.ts';
import { addEntry, importBook } from '../../support/rooms/own-lorebooks.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson, type Person } from '../../support/talk.ts';

const server = await startSharedServer({
  companion: createTestCompanion(),
  environment: { LIMIT_FACTOR: '1000' },
});
let ada: Person;
beforeEach(async () => {
  ada = await createPerson(server);
});

const exportOf = async (bookId: string, format: 'v3' | 'world'): Promise<unknown> => {
  const { envelope } = await ada.get(`/lorebook/export?bookId=${bookId}&format=${format}`);
  return JSON.parse(v.parse(v.object({ text: v.string() }), envelope.d).text);
};
const entriesOf = async (bookId: string): Promise<OwnLoreEntry[]> => {
  const { envelope } = await ada.get(`/lorebook/entries?bookId=${bookId}`);
  return v.parse(v.object({ entries: v.array(OwnLoreEntry) }), envelope.d).entries;
};

const worldEntry = {
  uid: 7,
  key: ['king', '/crown(ed)?/i'],
  keysecondary: ['castle'],
  comment: 'King',
  content: '@@depth 2\nThe king of {{char}} is old.',
  constant: false,
  vectorized: true,
  selective: true,
  selectiveLogic: 3,
  addMemo: true,
  order: 42,
  position: 4,
  disable: false,
  excludeRecursion: true,
  preventRecursion: false,
  delayUntilRecursion: 2,
  probability: 70,
  useProbability: true,
  depth: 6,
  group: 'a, b',
  groupOverride: true,
  groupWeight: 30,
  scanDepth: 5,
  caseSensitive: null,
  matchWholeWords: false,
  useGroupScoring: true,
  automationId: 'auto',
  role: 1,
  sticky: 1,
  cooldown: 2,
  delay: 3,
  displayIndex: 9,
  characterFilter: { isExclude: true, names: ['Bob'], tags: ['x'], more: 1 },
  triggers: ['normal'],
  extensions: { other: { deep: [1, null] } },
  unknownField: { a: 1 },
};
const world = {
  entries: { 7: worldEntry, 12: { ...worldEntry, uid: 12, comment: 'Other' } },
  originalData: { b: 2 },
};

const cardEntry = {
  id: 3,
  keys: ['king'],
  secondary_keys: ['castle'],
  name: 'King',
  comment: '',
  content: 'The king is old.',
  enabled: true,
  constant: false,
  selective: true,
  insertion_order: 42,
  priority: 4,
  case_sensitive: false,
  use_regex: false,
  position: 'after_char',
  extensions: {
    position: 1,
    depth: 3,
    role: 2,
    probability: 60,
    useProbability: true,
    'other/app': { x: [] },
  },
  unknownField: 'kept',
};
const version3 = {
  spec: 'lorebook_v3',
  appField: 1,
  data: {
    name: 'Castle',
    description: 'Old.',
    scan_depth: 6,
    token_budget: 400,
    recursive_scanning: false,
    extensions: { app: true },
    unknownSetting: [1],
    entries: [cardEntry, { ...cardEntry, id: 4, name: 'Other' }],
  },
};

describe('[29.3] a file of a lorebook', () => {
  test('of SillyTavern goes out unchanged', async () => {
    const { book, skipped } = await importBook(ada, world, 'world');
    expect(skipped).toEqual([]);
    expect(book).toMatchObject({ name: 'world', entries: 2 });
    expect(await exportOf(book.bookId, 'world')).toEqual(world);
  });

  test('of version 3 goes out unchanged', async () => {
    const { book } = await importBook(ada, version3);
    const settings = { description: 'Old.', scanDepth: 6, tokenBudget: 400, recursive: false };
    expect(book).toMatchObject({ name: 'Castle', ...settings });
    expect(await exportOf(book.bookId, 'v3')).toEqual(version3);
  });

  test('in a card of version 2 goes out with its fields', async () => {
    const { data } = version3;
    const card = { spec: 'chara_card_v2', data: { name: 'Iris', character_book: data } };
    const { book } = await importBook(ada, card);
    expect(await exportOf(book.bookId, 'v3')).toEqual({ spec: 'lorebook_v3', data });
  });

  test.each([
    ['world', world, 'v3'],
    ['v3', version3, 'world'],
  ] as const)('of one format means the same in the other (%s)', async (own, file, other) => {
    const { book } = await importBook(ada, file, 'Name');
    const { book: again } = await importBook(ada, await exportOf(book.bookId, other));
    const fieldsOf = async (bookId: string) => (await entriesOf(bookId)).map(({ fields }) => fields);
    expect(await fieldsOf(again.bookId)).toEqual(await fieldsOf(book.bookId));
    // Back in its own format, unknown fields are still there.
    const back = JSON.stringify(await exportOf(again.bookId, own));
    expect(back).toContain('unknownField');
    expect(back).toContain(own === 'world' ? '"automationId":"auto"' : '"other/app"');
    const { book: last } = await importBook(ada, back);
    expect(await fieldsOf(last.bookId)).toEqual(await fieldsOf(book.bookId));
  });

  test.each([
    ['world', world],
    ['v3', version3],
  ] as const)('changes only where it was edited (%s)', async (format, file) => {
    const { book } = await importBook(ada, file, 'Name');
    const [{ entryId, version, fields } = { entryId: '', version: 0, fields: {} }] = await entriesOf(
      book.bookId,
    );
    const { bookId } = book;
    const change = { ...fields, content: 'The king is young.' };
    await ada.post('/lorebook/saveEntry', { bookId, entryId, version, fields: change });
    const expected: unknown = JSON.parse(
      JSON.stringify(file).replace(/"content":"[^"]*"/, '"content":"The king is young."'),
    );
    expect(await exportOf(bookId, format)).toEqual(expected);
  });

  test('has new entries beside those that were imported', async () => {
    const { book } = await importBook(ada, world, 'world');
    await addEntry(ada, book.bookId, { name: 'New', keys: ['new'], content: 'New.' });
    expect(await exportOf(book.bookId, 'world')).toMatchObject({
      entries: { ...world.entries, 0: { uid: 0, comment: 'New', key: ['new'] } },
    });
  });
});

describe('[29.3] an import', () => {
  test('leaves out what cannot be used, and says why', async () => {
    const entries = [
      { keys: ['a'], content: 'Good.' },
      null,
      7,
      { keys: ['b'], content: 3, comment: 'Number' },
      { keys: ['c'], content: 'x'.repeat(20_001), comment: 'Long' },
      { keys: ['d'], content: 'Huge.', extensions: { blob: 'x'.repeat(100_000) } },
      { keys: ['e'], content: 'A naked child, 9 years old, has sex.', comment: 'Refused' },
      { keys: 'f, g', content: '', enabled: 'yes', insertion_order: {} },
    ];
    const { book, skipped } = await importBook(ada, { name: 'Mixed', entries });
    expect(book.entries).toBe(2);
    expect(skipped).toEqual([
      { number: 2, name: '', reason: 'unreadable' },
      { number: 3, name: '', reason: 'unreadable' },
      { number: 4, name: '', reason: 'unreadable' },
      { number: 5, name: 'Long', reason: 'tooLong' },
      { number: 6, name: 'd', reason: 'tooLong' },
      { number: 7, name: 'Refused', reason: 'refused' },
    ]);
    expect((await entriesOf(book.bookId)).at(-1)?.fields).toMatchObject({ keys: ['f', 'g'], enabled: true });
  });

  test('takes as many entries as a book can have', async () => {
    const entries = Array.from({ length: maxLoreEntries + 2 }, (_, at) => ({
      keys: [`k${at}`],
      content: 'x',
    }));
    const { book, skipped } = await importBook(ada, { name: 'Many', entries });
    expect(book.entries).toBe(maxLoreEntries);
    expect(skipped.map(({ number, reason }) => [number, reason])).toEqual([
      [maxLoreEntries + 1, 'tooMany'],
      [maxLoreEntries + 2, 'tooMany'],
    ]);
    const { bookId } = book;
    const one = await ada.post('/lorebook/saveEntry', { bookId, fields: { content: 'One more.' } });
    expect(one.envelope.c).toBe(code.limitReached);
  });

  test.each([
    ['no JSON', '{"entries":'],
    ['no book', '{"name":"Iris"}'],
    ['a text', '"entries"'],
    ['deep nesting', `{"entries":[{"content":"x","a":${'['.repeat(200_000)}${']'.repeat(200_000)}}]}`],
  ])('of %s is refused', async (_, text) => {
    const clientId = crypto.randomUUID();
    const { envelope } = await ada.post('/lorebook/import', { clientId, name: 'x', text });
    expect(envelope).toMatchObject({ c: code.invalid, d: { field: 'text' } });
  });

  test('happens once', async () => {
    const input = { clientId: crypto.randomUUID(), name: 'x', text: JSON.stringify(version3) };
    const both = await Promise.all([
      ada.post('/lorebook/import', input),
      ada.post('/lorebook/import', input),
    ]);
    const Book = v.object({ book: v.object({ bookId: v.string() }) });
    expect(new Set(both.map(({ envelope }) => v.parse(Book, envelope.d).book.bookId)).size).toBe(1);
  });

  test('is limited by what lorebooks may store', async () => {
    const entries = Array.from({ length: 190 }, () => ({ keys: ['k'], content: 'x'.repeat(19_000) }));
    const text = JSON.stringify({ entries });
    const codes = [];
    for (let loaded = 0; loaded < 6; loaded += 1) {
      const input = { clientId: crypto.randomUUID(), name: 'x', text };
      codes.push((await ada.post('/lorebook/import', input)).envelope.c);
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, code.limitReached]);
  });
});
