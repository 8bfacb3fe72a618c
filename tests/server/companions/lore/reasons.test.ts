/** Several books that are used together, and what the engine says about entries that do not fire. */
import { describe, expect, test } from 'vitest';
import { compileBook } from '../../../../server/companions/lore/compile-book.ts';
import { fire } from '../../../../server/companions/lore/fire.ts';
import { mergeBooks } from '../../../../server/companions/lore/merge-books.ts';
import { bookOf, fireCase, sceneOf, type LoreCase } from './lore-case.ts';

const namesOf = (fired: ReadonlyArray<{ readonly entry: { readonly name: string } }>): string[] =>
  fired.map(({ entry }) => entry.name);

const asked = (world: NonNullable<LoreCase['world']>, says: readonly string[]): LoreCase => ({
  name: '',
  source: '',
  world,
  says,
  fires: [],
});

describe('[29.3] several books', () => {
  const fireTogether = async (
    books: ReadonlyArray<Pick<LoreCase, 'card' | 'book'>>,
    says: readonly string[],
  ) => {
    const merged = mergeBooks(await Promise.all(books.map((book) => bookOf(book))));
    return fire(await compileBook(merged), sceneOf({ name: '', source: '', says, fires: [] }), {
      names: { mate: 'Iris', person: 'Ada' },
      budget: 100,
      sizeOf: (text) => text.length,
      random: () => 0.5,
    });
  };
  const king = { keys: ['king'], content: 'The king has a crown.' };
  const crown = { keys: ['crown'], content: 'The crown is of gold.' };
  const gold = { keys: ['gold'], content: 'Gold is rare.' };

  test('fire each other', async () => {
    expect(namesOf((await fireTogether([{ card: [king] }, { card: [crown] }], ['The king'])).fired)).toEqual([
      'king',
      'crown',
    ]);
  });

  test('but not into or out of one without recursion', async () => {
    const closed = { card: [crown], book: { recursive_scanning: false } };
    const books = [{ card: [king] }, closed, { card: [gold] }];
    expect(namesOf((await fireTogether(books, ['The king'])).fired)).toEqual(['king']);
    expect(namesOf((await fireTogether(books, ['The crown'])).fired)).toEqual(['crown']);
  });

  test('are scanned to their own depths', async () => {
    const books = [
      { card: [king], book: { scan_depth: 1 } },
      { card: [crown], book: { scan_depth: 3 } },
    ];
    const says = ['The king and the crown', 'Yes', 'And now?'];
    expect(namesOf((await fireTogether(books, says)).fired)).toEqual(['crown']);
  });

  test('have their own budgets, and one together', async () => {
    const books = [
      { card: [king, { ...king, keys: ['queen'] }], book: { token_budget: 30 } },
      { card: [crown, gold, { keys: ['sea'], content: 'x'.repeat(60) }] },
    ];
    const { fired, missed } = await fireTogether(books, ['king, queen, crown, gold and sea']);
    expect(namesOf(fired)).toEqual(['king', 'crown', 'gold']);
    expect([...missed].map(([{ entry }, { why }]) => [entry.name, why])).toEqual([
      ['queen', 'budget'],
      ['sea', 'budget'],
    ]);
  });

  test('have what both have once', async () => {
    const books = [{ card: [king] }, { card: [king, { ...king, content: 'Another king.' }] }];
    expect((await fireTogether(books, ['The king'])).fired.map(({ text }) => text)).toEqual([
      'The king has a crown.',
      'Another king.',
    ]);
  });
});

describe('[29.3] why an entry does not fire', () => {
  const entry = { comment: 'Bell', key: ['bell'], content: 'It rings.' };
  test.each([
    ['disabled', { disable: true }, ['The bell']],
    ['filter', { characterFilter: { names: ['Bob'] } }, ['The bell']],
    ['delay', { delay: 9 }, ['The bell']],
    ['decorator', { content: '@@dont_activate\nIt rings.' }, ['The bell']],
    ['decorator', { content: '@@exclude_keys storm\nIt rings.' }, ['The bell in a storm']],
    ['secondary', { keysecondary: ['tower'] }, ['The bell']],
    ['secondary', { keysecondary: ['tower'], selectiveLogic: 2 }, ['The bell of the tower']],
    ['tooDeep', { scanDepth: 1 }, ['The bell', 'Yes', 'And now?']],
    ['chance', { probability: 40 }, ['The bell']],
    ['budget', { content: 'x'.repeat(50) }, ['The bell']],
  ])('%s: %j', async (why, fields, says) => {
    const world = [{ ...entry, ...fields }];
    const { fired, missed } = await fireCase({
      ...asked(world, says),
      options: { budget: 20 },
    });
    expect(fired).toEqual([]);
    expect([...missed.values()].map((miss) => miss.why)).toEqual([why]);
  });

  test('group, and the entry of which no key was found is not mentioned', async () => {
    const world = [
      { ...entry, group: 'sounds' },
      { ...entry, comment: 'Other', group: 'sounds' },
      { ...entry, comment: 'Silent', key: ['silence'] },
    ];
    const { fired, missed } = await fireCase(asked(world, ['The bell']));
    expect(namesOf(fired)).toHaveLength(1);
    expect([...missed.values()]).toEqual([{ kind: 'missed', why: 'group', key: 'bell' }]);
  });

  test('recursion: another entry names it', async () => {
    const world = [
      { ...entry, content: 'A storm.' },
      { comment: 'Storm', key: ['storm'], excludeRecursion: true },
    ];
    const { fired, missed } = await fireCase(asked(world, ['The bell']));
    expect(namesOf(fired)).toEqual(['Bell']);
    expect([...missed.values()]).toEqual([{ kind: 'missed', why: 'recursion', key: '' }]);
  });

  test('an entry that fires by another one is not among them', async () => {
    const world = [
      { ...entry, content: 'A storm.' },
      { comment: 'Storm', key: ['storm'], keysecondary: ['a'] },
    ];
    const { fired, missed } = await fireCase(asked(world, ['The bell, not the storm']));
    expect(fired.map(({ entry: { name }, scan }) => [name, scan])).toEqual([
      ['Bell', 1],
      ['Storm', 2],
    ]);
    expect(missed.size).toBe(0);
  });
});

test('[29.3] judging finds all entries of a group, and those that chance would prevent', async () => {
  const bell = { comment: 'Bell', key: ['bell'], content: 'It rings.', group: 'sounds' };
  const world = [
    bell,
    { ...bell, comment: 'Other', probability: 1 },
    { ...bell, comment: 'No', probability: 0 },
  ];
  const { fired } = await fireCase({
    ...asked(world, ['The bell']),
    options: { isExhaustive: true },
  });
  expect(namesOf(fired)).toEqual(['Bell', 'Other']);
});
