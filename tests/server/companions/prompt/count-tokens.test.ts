import { encode } from 'gpt-tokenizer/encoding/cl100k_base';
import { expect, test } from 'vitest';
import { countTokens } from '../../../../server/companions/prompt/tokens/count-tokens.ts';

test.each([
  'Good evening, Tom.',
  'Gestern waren wir am Hafen und haben die Möwen gefüttert.',
  '昨日の夜は海の近くで花火を見ました。',
  'ذهبت إلى البحر أمس مع أختي الصغيرة.',
  '🌊👩‍👩‍👧‍👦',
])('%s is counted by the library', (text) => {
  expect(countTokens(text)).toBe(encode(text).length);
});

test('names of control tokens are counted as text', () => {
  expect(countTokens('<|endoftext|>')).toBeGreaterThan(1);
});

test('texts that are joined by line breaks have the sum of their tokens', () => {
  const texts = ['Good evening.', '> quoted\n> twice', '/slash', '🌊', 'x'.repeat(300)];
  const joined = countTokens(texts.join('\n\n'));
  expect(joined).toBe(texts.reduce((sum, text) => sum + countTokens(text) + 1, -1));
});

test.each(['a', '漢', '🌊', ' ', 'é'])('a run of %s has at least the tokens of the library', (letter) => {
  const text = letter.repeat(2000);
  expect(countTokens(text)).toBeGreaterThanOrEqual(encode(text).length);
});
