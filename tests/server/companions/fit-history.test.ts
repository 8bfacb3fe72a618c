import { expect, test } from 'vitest';
import type { Line } from '../../../server/companions/companion.ts';
import { estimateTokens } from '../../../server/companions/estimate-tokens.ts';
import { fitHistory } from '../../../server/companions/fit-history.ts';

const user = (text: string): Line => ({ role: 'user', text });
const mate = (text: string): Line => ({ role: 'mate', text });
const total = (lines: readonly Line[]): number =>
  lines.reduce((sum, { text }) => sum + estimateTokens(text), 0);

test('what fits stays as it is', () => {
  const lines = [mate('You made it.'), user('My name is Tom.'), mate('Hello, Tom.')];
  expect(fitHistory(lines, 4000)).toEqual(lines);
});

test('a line of 32,000 letters is cut, and the lines before it stay', () => {
  const long = `${'A very long story. '.repeat(1700)}The end.`;
  const lines = fitHistory([mate('You made it.'), user('My name is Tom.'), mate(long), user('Go on')], 4000);
  expect(lines.map(({ text }) => text.slice(-15))).toEqual([
    'You made it.',
    'My name is Tom.',
    'tory. The end.'.padStart(15, 's'),
    'Go on',
  ]);
  expect(lines[2]?.text.startsWith('…')).toBe(true);
  expect(total(lines)).toBeLessThanOrEqual(4000);
});

test('the oldest lines go first, but the greeting stays where it is short', () => {
  const lines = [
    mate('You made it.'),
    ...Array.from({ length: 500 }, (_, at) => user(`Line ${String(at)}, ${'word '.repeat(20)}`)),
  ];
  const fitting = fitHistory(lines, 3000);
  expect(fitting[0]?.text).toBe('You made it.\n\n[…]');
  expect(fitting.at(-1)).toEqual(lines.at(-1));
  expect(fitting.length).toBeGreaterThan(50);
  expect(fitHistory([mate('word '.repeat(2000)), ...lines.slice(1)], 3000)[0]?.role).toBe('user');
});

test.each(['あ', '🌊', '👩‍👩‍👧‍👦', 'é'.normalize('NFD'), 'क्षि'])('%s is cut between whole letters', (letter) => {
  const [cut] = fitHistory([user(letter.repeat(3000))], 400);
  expect(cut?.text.slice(1).replaceAll(letter, '')).toBe('');
  expect(cut?.text.length).toBeGreaterThan(letter.length);
  expect(total([user(cut?.text ?? '')])).toBeLessThanOrEqual(400);
});

test('no budget and no history leave nothing', () => {
  expect(fitHistory([user('Hello')], -5)).toEqual([]);
  expect(fitHistory([], 4000)).toEqual([]);
});

test('the prompt of any conversation is within the budget by estimate', () => {
  let seed = 1;
  const random = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const scripts = ['word ', 'слово ', '言葉', '🌊', 'کلمه '];
  for (let round = 0; round < 200; round += 1) {
    const lines = Array.from({ length: random(80) }, (_, at): Line => ({
      role: at % 2 === 0 ? 'mate' : 'user',
      text: (scripts[random(scripts.length)] ?? '').repeat(1 + random(random(10) === 0 ? 3000 : 60)),
    }));
    const limit = 200 + random(6000);
    expect(total(fitHistory(lines, limit))).toBeLessThanOrEqual(limit + estimateTokens('\n\n[…]'));
  }
});
