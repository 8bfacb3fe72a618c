import { describe, expect, test } from 'vitest';
import { KeyIndex, type TextKey } from '../../../../server/companions/lore/keys/key-index.ts';
import { canBeginAt, canEndAt } from '../../../../server/companions/lore/keys/word-borders.ts';
import { randomOf } from '../../../support/random.ts';

/** The same by looking for each key at each place. */
const findSlowly = (keys: readonly TextKey[], text: string): number[] =>
  keys
    .filter(({ text: key, isWord }) =>
      Array.from({ length: text.length }, (_, at) => at).some(
        (at) =>
          text.startsWith(key, at) &&
          (!isWord || (canBeginAt(text, at, key.length) && canEndAt(text, at + key.length))),
      ),
    )
    .map(({ id }) => id);

const find = async (keys: readonly TextKey[], text: string): Promise<number[]> => {
  const found = new Set<number>();
  await (await KeyIndex.create(keys)).scan(text, (id) => found.add(id));
  return [...found].toSorted((a, b) => a - b);
};

test('finds what looking for each key finds, in 2,000 random texts', async () => {
  const random = randomOf(81);
  const word = (letters: string, max: number) =>
    Array.from({ length: 1 + random(max) }, () => letters.charAt(random(letters.length))).join('');
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

  test.each([true, false])('grow with the length of the worst text (complete words: %s)', async (isWord) => {
    const keys = Array.from({ length: 200 }, (_, index) => '-a'.repeat(index + 1));
    const short = await stepsOf(keys, 'a-'.repeat(5000), isWord);
    const long = await stepsOf(keys, 'a-'.repeat(20_000), isWord);
    expect(long / short).toBeLessThan(4.5);
    // A letter costs no more than a few steps, however many words end with it.
    expect(long).toBeLessThan(40_000 * 20);
  });
});
