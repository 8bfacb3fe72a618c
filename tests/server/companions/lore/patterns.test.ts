/** The cost of others' patterns: never this thread, and no other book. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { describe, expect, test } from 'vitest';
import { compileBook } from '../../../../server/companions/lore/compile-book.ts';
import { fire, type Firing } from '../../../../server/companions/lore/fire.ts';
import { mergeBooks } from '../../../../server/companions/lore/merge-books.ts';
import { measurePatterns } from '../../../../server/companions/lore/patterns/measure-patterns.ts';
import { PatternThread } from '../../../../server/companions/lore/patterns/pattern-thread.ts';
import { BookPatterns, PatternSearch } from '../../../../server/companions/lore/patterns/pattern-search.ts';
import { arePatternsOff } from '../../../../server/companions/lore/patterns/slow-books.ts';
import { waitLimit } from '../../../support/time-limits.ts';
import { bookOf, sceneOf } from './lore-case.ts';

const numbered = (count: number, write: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => write(index));

const card = (keys: readonly string[]) => ({
  card: keys.map((key) => ({ keys: [key], comment: key, content: 'x' })),
});

/** Fires books that are used together. */
const fireBooks = async (books: ReadonlyArray<readonly string[]>, text: string): Promise<Firing> => {
  const merged = mergeBooks(await Promise.all(books.map((keys) => bookOf(card(keys)))));
  return fire(await compileBook(merged), sceneOf({ name: '', source: '', says: [text], fires: [] }), {
    names: { mate: 'Iris', person: 'Ada' },
    budget: 8000,
    sizeOf: (entry) => entry.length,
    random: () => 0.5,
    patience: waitLimit,
  });
};

const firedOf = ({ fired }: Firing): string[] => fired.map(({ entry }) => entry.name);
const slowOf = ({ missed }: Firing): string[] =>
  [...missed.values()].filter(({ why }) => why === 'slow').map(({ key }) => key);

/**
 * The longest time in which nothing else ran, in milliseconds: the least of several tries, since other programs hold the thread now
 * and then, but work that does not yield holds it each time.
 */
const leastHold = async (work: () => Promise<unknown>): Promise<number> => {
  const holds = [];
  for (let round = 0; round < 4; round += 1) {
    const delays = monitorEventLoopDelay({ resolution: 1 });
    delays.enable();
    await work();
    delays.disable();
    holds.push(delays.max / 1e6);
  }
  return Math.min(...holds);
};

/** Each is small, and takes seconds to be found or compiled. */
const hostile: Record<string, readonly string[]> = {
  'a counted repeat behind a letter': numbered(16, (at) => `/a.{${String(500 - at)}}c/`),
  'many counted repeats': numbered(300, (at) => `/a{0,900}${String(at)}/`),
  'nested repeats': numbered(300, (at) => `/(?:a{0,30}){0,30}${String(at)}/`),
  'repeats that are large when compiled': numbered(40, (at) => `/(?:${'a'.repeat(400)}${String(at)}){1000}/`),
};
const longText = 'a'.repeat(3900);

describe('a book whose patterns take too long', () => {
  test.each(Object.entries(hostile))('%s: holds this thread as a friendly one does', async (_, keys) => {
    const friendly = keys.slice(0, 64).map((_, at) => `/(?:name${String(at)}|other)s?/i`);
    const usual = await leastHold(() => fireBooks([friendly], longText));
    expect(await leastHold(() => fireBooks([keys], longText))).toBeLessThan(100 + 4 * usual);
  });

  test.each(Object.entries(hostile))('%s: goes on without them, and names them', async (_, keys) => {
    const firing = await fireBooks([[...keys, 'aha']], `aha ${longText}`);
    expect(firedOf(firing)).toEqual(['aha']);
    expect(slowOf(firing)).toEqual(keys);
  });

  test('is used without them for a while, and another book of the same conversation with its own', async () => {
    const merged = mergeBooks([
      await bookOf(card(hostile['a counted repeat behind a letter'] ?? [])),
      await bookOf(card(['/drag[eo]ns?/i'])),
    ]);
    const compiled = await compileBook(merged);
    const ask = () =>
      fire(compiled, sceneOf({ name: '', source: '', says: [`A dragon ${longText}`], fires: [] }), {
        names: { mate: 'Iris', person: 'Ada' },
        budget: 8000,
        sizeOf: (text) => text.length,
        random: () => 0.5,
      });
    await expect.poll(async () => firedOf(await ask()), { timeout: waitLimit }).toEqual(['/drag[eo]ns?/i']);
    const off = compiled.book.parts.map(({ version }) => arePatternsOff(version));
    expect(off).toEqual([true, false]);
  });
});

describe('the thread', () => {
  const open = { key: 1, patterns: [{ pattern: 'drag[eo]n', flags: 'i' }] };
  const job = { kind: 'match', set: open, texts: ['nothing', 'a Dragon'] } as const;

  test('is replaced when a job is late, and the next jobs are done', async () => {
    const thread = new PatternThread();
    const limits = { deadline: 50 };
    const slow = { pattern: `(?:${'a'.repeat(480)}){1000}`, flags: '' };
    const usual = { pattern: 'a', flags: '' };
    const answers = await Promise.all([
      thread.run(job, limits),
      thread.run({ kind: 'measure', patterns: [slow, usual] }, { deadline: 20 }),
      thread.run({ kind: 'measure', patterns: [usual] }, limits),
      thread.run(job, limits),
    ]);
    expect(answers).toMatchObject([
      { kind: 'done', values: [1, 0] },
      { kind: 'late', at: 0 },
      { kind: 'done', values: [3] },
      { kind: 'done', values: [1, 0] },
    ]);
  });

  test('does not begin what is of no use any more', async () => {
    const thread = new PatternThread();
    expect(await thread.run(job, { deadline: 50, until: performance.now() - 1 })).toEqual({
      kind: 'skipped',
    });
  });
});

describe('which patterns are run', () => {
  const sizesOf = async (patterns: readonly string[]) =>
    (await measurePatterns(patterns.map((pattern) => ({ pattern, flags: '' })))).sizes.map(
      (size) => size !== null,
    );

  test.each([
    ['look-ahead', 'a(?=b)'],
    ['look-behind', '(?<!dark )elf'],
    ['a back reference', '(k)\\1'],
    ['a named back reference', '(?<x>a)b\\k<x>'],
    ['one that is too long', 'a'.repeat(501)],
    ['one that is too large when it is compiled', '(?:a{100}){10}b{999}c{999}'],
    ['a broken one', 'k['],
  ])('not %s', async (_, pattern) => {
    expect(await sizesOf([pattern, 'a'])).toEqual([false, true]);
  });

  test('those of a book are limited together: a counted repeat counts as what it is compiled to', async () => {
    const repeated = await sizesOf(numbered(100, (at) => `a{0,900}${String(at)}`));
    const plain = await sizesOf(numbered(100, (at) => `a{0,9}${String(at)}`));
    expect(repeated.filter(Boolean).length).toBeLessThan(40);
    expect(plain.filter(Boolean)).toHaveLength(100);
  });
});

test('many patterns at once find what each finds', async () => {
  const keys = numbered(150, (id) => `k${String(id)}\\b|q{${String((id % 9) + 1)}}z`).map((pattern, id) => ({
    id,
    pattern,
    flags: '',
  }));
  const texts = ['k3 k77 k149', 'qqqz'];
  const book = new BookPatterns('many', keys);
  const find = async () => {
    const found: string[] = [];
    await new PatternSearch([book]).find(texts, (id, at) => found.push(`${String(at)} ${String(id)}`));
    return found.toSorted();
  };
  const expected = texts.flatMap((text, at) =>
    keys
      .filter(({ pattern }) => new RegExp(pattern).test(text))
      .map(({ id }) => `${String(at)} ${String(id)}`),
  );
  await expect.poll(find, { timeout: waitLimit }).toEqual(expected.toSorted());
});
