import { expect, test } from 'vitest';
import type { Line } from '../../../../server/companions/companion.ts';
import { countTokens } from '../../../../server/companions/prompt/count-tokens.ts';
import { planRecent, writeRecent } from '../../../../server/companions/prompt/recent.ts';

const user = (text: string): Line => ({ role: 'user', text });
const mate = (text: string): Line => ({ role: 'mate', text });
const options = { greeting: 'You made it.', lineCost: 5 };
const fit = (lines: readonly Line[], limit: number): Line[] => writeRecent(planRecent(lines, limit, options));
const total = (lines: readonly Line[]): number =>
  lines.reduce((sum, { text }) => sum + countTokens(text) + options.lineCost, 0);

test('what fits stays as it is', () => {
  const lines = [mate('You made it.'), user('My name is Tom.'), mate('Hello, Tom.')];
  expect(fit(lines, 4000)).toEqual(lines);
});

test('a line of 32,000 letters is cut, and the lines before it stay', () => {
  const long = `${'A very long story. '.repeat(1700)}The end.`;
  const lines = fit([mate('You made it.'), user('My name is Tom.'), mate(long), user('Go on')], 2000);
  expect(lines.map(({ text }) => text.slice(-15))).toEqual([
    'You made it.',
    'My name is Tom.',
    'story. The end.',
    'Go on',
  ]);
  expect(lines[2]?.text.startsWith('…')).toBe(true);
  expect(total(lines)).toBeLessThanOrEqual(2000);
  expect(total(lines)).toBeGreaterThan(400);
});

test('the oldest lines go first, but the greeting stays where it is short', () => {
  const lines = [
    mate('You made it.'),
    ...Array.from({ length: 500 }, (_, at) => user(`Line ${String(at)}, ${'word '.repeat(20)}`)),
  ];
  const fitting = fit(lines, 3000);
  expect(fitting[0]?.text).toBe('You made it.\n\n[…]');
  expect(fitting.at(-1)).toEqual(lines.at(-1));
  expect(fitting.length).toBeGreaterThan(50);
  const long = 'word '.repeat(2000);
  expect(
    writeRecent(planRecent([mate(long), ...lines.slice(1)], 3000, { ...options, greeting: long }))[0]?.role,
  ).toBe('user');
});

test('a line of the mate that is not its greeting goes with the others', () => {
  const lines = [mate('And then?'), ...Array.from({ length: 500 }, () => user('word '.repeat(20)))];
  expect(fit(lines, 3000)[0]?.role).toBe('user');
});

test.each(['あ', '🌊', '👩‍👩‍👧‍👦', 'é'.normalize('NFD'), 'क्षि'])('%s is cut between whole letters', (letter) => {
  const [cut] = fit([user(letter.repeat(3000))], 400);
  expect(cut?.text.slice(1).replaceAll(letter, '')).toBe('');
  expect(cut?.text.length).toBeGreaterThan(letter.length);
  expect(total([user(cut?.text ?? '')])).toBeLessThanOrEqual(400);
});

test('no budget and no history leave nothing', () => {
  expect(fit([user('Hello')], -5)).toEqual([]);
  expect(fit([], 4000)).toEqual([]);
});
