import { describe, expect, test } from 'vitest';
import { compileBook, unusable } from '../../../../server/companions/lore/compile-book.ts';
import { maxEntries, readBook } from '../../../../server/companions/lore/read-book.ts';

const entry = { keys: ['king'], content: 'The king is old.', comment: 'King' };

describe('forms of books', () => {
  const book = {
    scan_depth: 7,
    token_budget: 300,
    recursive_scanning: false,
    entries: [entry],
  };

  test.each([
    ['a book of version 2', book],
    ['a file of version 3', { spec: 'lorebook_v3', data: book }],
    ['a card of version 2 or 3', { spec: 'chara_card_v3', data: { name: 'Iris', character_book: book } }],
    ['the data of a card', { name: 'Iris', character_book: book }],
    ['entries by number', { ...book, entries: { 0: entry } }],
  ])('reads %s', async (_, source) => {
    expect(await readBook(source)).toMatchObject({
      scanDepth: 7,
      parts: [{ title: '', tokenBudget: 300 }],
      isRecursive: false,
      entries: [{ name: 'King', keys: ['king'] }],
    });
  });

  test('reads a world file of SillyTavern', async () => {
    const world = {
      entries: {
        3: {
          uid: 3,
          key: ['king'],
          keysecondary: ['crown'],
          comment: 'King',
          content: 'The king is old.',
          constant: false,
          selective: true,
          selectiveLogic: 3,
          order: 42,
          position: 4,
          depth: 2,
          role: 1,
          disable: false,
          excludeRecursion: true,
          preventRecursion: true,
          delayUntilRecursion: 2,
          probability: 70,
          useProbability: true,
          group: 'a, b',
          groupWeight: 30,
          groupOverride: true,
          useGroupScoring: true,
          scanDepth: 5,
          caseSensitive: true,
          matchWholeWords: false,
          sticky: 1,
          cooldown: 2,
          delay: 3,
          ignoreBudget: true,
          characterFilter: { isExclude: true, names: ['Bob'], tags: ['x'] },
          vectorized: true,
          automationId: 'a',
        },
      },
    };
    expect((await readBook(world))?.entries).toMatchObject([
      {
        name: 'King',
        secondaryKeys: ['crown'],
        logic: 'andAll',
        order: 42,
        position: { at: 'depth', depth: 2 },
        isUnrecursable: true,
        endsRecursion: true,
        recursionLevel: 2,
        probability: 70,
        groups: ['a', 'b'],
        groupWeight: 30,
        isPrioritized: true,
        isScored: true,
        scanDepth: 5,
        isCaseSensitive: true,
        matchesWholeWords: false,
        sticky: 1,
        cooldown: 2,
        delay: 3,
        ignoresBudget: true,
        filter: { isExcluding: true, names: ['Bob'], tags: ['x'] },
      },
    ]);
  });

  test.each([null, 3, 'text', [], {}, { entries: 'none' }, { data: { data: { data: { entries: [] } } } }])(
    'finds no book in %j',
    async (source) => {
      expect(await readBook(source)).toBeNull();
    },
  );
});

describe('places in the prompt', () => {
  test.each([
    [{ position: 'before_char' }, { at: 'before' }],
    [{ position: 'after_char' }, { at: 'after' }],
    [{ position: 'before_char', extensions: { position: 1 } }, { at: 'after' }],
    [{ extensions: { position: 4, depth: 6, role: 2 } }, { at: 'depth', depth: 6 }],
    [{ extensions: { position: 2 } }, { at: 'depth', depth: 4 }],
    [{ extensions: { position: 5 } }, { at: 'before' }],
    [{ extensions: { position: 6 } }, { at: 'after' }],
    [{ extensions: { position: 7 } }, { at: 'depth', depth: 4 }],
    [{ content: '@@depth 3\n@@role user\nText.' }, { at: 'depth', depth: 3 }],
    [{ content: '@@depth 3\n@@position after_desc\nText.' }, { at: 'after' }],
    [{ content: '@@position elsewhere\nText.', position: 'after_char' }, { at: 'after' }],
    [{ content: '@@position scenario\nText.' }, { at: 'after' }],
  ])('%j', async (fields, position) => {
    expect((await readBook({ entries: [{ ...entry, ...fields }] }))?.entries[0]?.position).toEqual(position);
  });

  test('decorators are not in the text', async () => {
    const content = '@@depth 3\n\n@@unknown x\n@@@role user\n\nFirst line.\n@@not one\n';
    expect((await readBook({ entries: [{ ...entry, content }] }))?.entries[0]?.content).toBe(
      'First line.\n@@not one',
    );
  });
});

describe('omitted entries and keys', () => {
  test('entries that cannot be read, and those after the limit', async () => {
    const bad = [
      null,
      7,
      { ...entry, content: 3 },
      { ...entry, content: ' ' },
      { ...entry, content: 'x'.repeat(20_001) },
    ];
    const book = await readBook({ entries: [...bad, ...Array.from({ length: maxEntries }, () => entry)] });
    expect(book?.entries).toHaveLength(maxEntries - bad.length);
  });

  test('keys that are too long', async () => {
    const book = await readBook({ entries: [{ ...entry, keys: ['king', 'x'.repeat(201)] }] });
    expect(book === null ? null : (await compileBook(book)).entries[0]?.keys).toEqual([0, unusable]);
  });
});

test('the version of an entry changes with it', async () => {
  const versionOf = async (fields: object) =>
    (await readBook({ entries: [{ ...entry, ...fields }] }))?.entries[0]?.version;
  expect(await versionOf({})).toBe(await versionOf({}));
  expect(await versionOf({ content: 'Another.' })).not.toBe(await versionOf({}));
});
