import { expect, test } from 'vitest';
import { cacheWords } from '../../../server/text-safety/stems/word-cache.ts';

const counting = () => {
  let computed = 0;
  const upper = cacheWords((word) => {
    computed += 1;
    return word.toUpperCase();
  });
  return { upper, computed: () => computed };
};

test('a cached word is not computed again, unless it is long', () => {
  const { upper, computed } = counting();
  expect([upper('good'), upper('good')]).toEqual(['GOOD', 'GOOD']);
  expect(computed()).toBe(1);
  const long = 'good'.repeat(10);
  expect([upper(long), upper(long)]).toEqual([long.toUpperCase(), long.toUpperCase()]);
  expect(computed()).toBe(3);
});

test('the cache has a limit, and its results stay correct', () => {
  const { upper, computed } = counting();
  const words = Array.from({ length: 12_000 }, (_, index) => `w${String(index)}`);
  for (const word of [...words, ...words]) {
    expect(upper(word)).toBe(word.toUpperCase());
  }
  expect(computed()).toBeGreaterThan(words.length);
});
