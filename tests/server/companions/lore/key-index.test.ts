import { describe, expect, test } from 'vitest';
import { KeyIndex, type TextKey } from '../../../../server/companions/lore/key-index.ts';
import { PatternIndex, toSafePattern } from '../../../../server/companions/lore/key-patterns.ts';
import { isWordAt } from '../../../../server/companions/lore/word-borders.ts';
import { randomOf } from '../../../support/random.ts';

/** The same by looking for each key at each place. */
const findSlowly = (keys: readonly TextKey[], text: string): number[] =>
  keys
    .filter(({ text: key, isWord }) =>
      Array.from({ length: text.length }, (_, at) => at).some(
        (at) =>
          text.startsWith(key, at) &&
          (!isWord || (!isWordAt(text, at - 1) && !isWordAt(text, at + key.length))),
      ),
    )
    .map(({ id }) => id);

const find = async (keys: readonly TextKey[], text: string): Promise<number[]> => {
  const found = new Set<number>();
  (await KeyIndex.create(keys)).scan(text, (id) => found.add(id));
  return [...found].toSorted((a, b) => a - b);
};

test('finds what looking for each key finds, in 2,000 random texts', async () => {
  const random = randomOf(81);
  const word = (letters: string, most: number) =>
    Array.from({ length: 1 + random(most) }, () => letters.charAt(random(letters.length))).join('');
  for (let round = 0; round < 2000; round += 1) {
    const keys = Array.from({ length: 12 }, (_, id): TextKey => ({
      id,
      text: word('ab-東', 4),
      isWord: random(2) === 0,
    }));
    const text = word('ab- 東', 40);
    expect(await find(keys, text)).toEqual(findSlowly(keys, text));
  }
});

describe('steps', () => {
  const stepsOf = async (keys: readonly string[], text: string, isWord: boolean): Promise<number> => {
    const index = await KeyIndex.create(keys.map((key, id) => ({ id, text: key, isWord })));
    return index.scan(text, () => undefined);
  };

  test('the number of keys does not matter', async () => {
    const text = 'the old king of the hill '.repeat(200);
    const keys = Array.from({ length: 5000 }, (_, index) => `king${String(index)}`);
    expect(await stepsOf(keys, text, true)).toBeLessThan(2 * (await stepsOf(keys.slice(0, 10), text, true)));
  });

  test.each([true, false])('grow with the length of the worst text (whole words: %s)', async (isWord) => {
    const keys = Array.from({ length: 200 }, (_, index) => 'a'.repeat(index + 1));
    const short = await stepsOf(keys, 'a'.repeat(10_000), isWord);
    const long = await stepsOf(keys, 'a'.repeat(40_000), isWord);
    expect(long / short).toBeLessThan(4.5);
    expect(long).toBeLessThan(40_000 * 201);
  });
});

describe('patterns', () => {
  const cpuOf = async (length: number): Promise<number> => {
    const index = await PatternIndex.create([{ id: 0, pattern: toSafePattern('(a+)+$', '') ?? '' }]);
    const text = `${'a'.repeat(length)}b`;
    const runs = Array.from({ length: 7 }, () => {
      const before = process.cpuUsage();
      index.scan(text, () => undefined);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    });
    return Math.min(...runs);
  };

  test('(a+)+$ takes linear time', async () => {
    // Backtracking doubles with each letter.
    expect((await cpuOf(400_000)) / Math.max(await cpuOf(100_000), 200)).toBeLessThan(16);
  });

  test('many patterns at once find what each finds', async () => {
    const patterns = Array.from({ length: 150 }, (_, id) => ({
      id,
      pattern: `k${String(id)}\\b|q{${String((id % 9) + 1)}}z`,
    }));
    const text = 'k3 k77 k149 qqqz';
    const found: number[] = [];
    (await PatternIndex.create(patterns)).scan(text, (id) => found.push(id));
    const expected = patterns.filter(({ pattern }) => new RegExp(pattern).test(text)).map(({ id }) => id);
    expect(found.toSorted((a, b) => a - b)).toEqual(expected);
  });
});
