import { expect, test } from 'vitest';
import type { Line } from '../../../../server/companions/companion.ts';
import {
  beginBlock,
  continueBlock,
  readable,
  type Block,
} from '../../../../server/companions/prompt/block.ts';
import { countTokens } from '../../../../server/companions/prompt/tokens/count-tokens.ts';

const user = (text: string): Line => ({ role: 'user', text });
const mate = (text: string): Line => ({ role: 'mate', text });
const within = (space: number, greeting = 'You made it.') => ({
  space,
  maxLine: Math.floor(space / 4),
  greeting,
});
const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_, at) => user(`Line ${String(at)}, ${'word '.repeat(20)}`));

/** The block of a conversation that gets one line after the other, and where each of them began. */
const grow = (all: readonly Line[], space: number): { block: Block; starts: number[] } => {
  let block = beginBlock([], within(space));
  const starts: number[] = [];
  for (let length = 1; length <= all.length; length += 1) {
    const history = all.slice(0, length);
    block = continueBlock(history, block.from, within(space)) ?? beginBlock(history, within(space));
    starts.push(block.from);
  }
  return { block, starts };
};

test('a block grows at its end until it is full; the next one has space for many lines', () => {
  const { starts } = grow(lines(400), 3000);
  const changes = starts.filter((from, at) => at > 0 && from !== starts[at - 1]);
  expect(changes.length).toBeGreaterThan(5);
  expect(starts.length / changes.length).toBeGreaterThan(30);
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
});

test('what fits stays as it is', () => {
  const history = [mate('You made it.'), user('My name is Tom.'), mate('Hello, Tom.')];
  expect(continueBlock(history, 0, within(4000))?.lines).toEqual(history);
});

test('a line of 32,000 letters is cut, and the lines before it stay', () => {
  const long = `${'A very long story. '.repeat(1700)}The end.`;
  const history = [mate('You made it.'), user('My name is Tom.'), mate(long), user('Go on')];
  const block = continueBlock(history, 0, within(2000));
  expect(block?.lines.map(({ text }) => text.slice(-15))).toEqual([
    'You made it.',
    'My name is Tom.',
    'story. The end.',
    'Go on',
  ]);
  expect(block?.lines[2]?.text.startsWith('…')).toBe(true);
  expect(block?.size).toBeGreaterThan(400);
  expect(block?.size).toBeLessThanOrEqual(600);
});

test('the greeting stays before a new block where it is short', () => {
  const history = [mate('You made it.'), ...lines(500)];
  const { lines: sent, size } = beginBlock(history, within(3000));
  expect(sent[0]?.text).toBe('You made it.\n\n[…]');
  expect(sent.at(-1)).toEqual(history.at(-1));
  expect(size).toBeLessThanOrEqual(1800);
  expect(size).toBeGreaterThan(1600);
  const long = 'word '.repeat(2000);
  expect(beginBlock([mate(long), ...lines(500)], within(3000, long)).lines[0]?.role).toBe('user');
  expect(beginBlock([mate('And then?'), ...lines(500)], within(3000)).lines[0]?.role).toBe('user');
});

test('a block that leaves out lines for which there is space begins again', () => {
  expect(continueBlock(lines(100), 90, within(3000))).toBeNull();
  expect(continueBlock(lines(100), 0, within(300))).toBeNull();
});

test.each(['あ', '🌊', '👩‍👩‍👧‍👦', 'é'.normalize('NFD'), 'क्षि'])('%s is cut between whole letters', (letter) => {
  const [cut] = continueBlock([user(letter.repeat(3000))], 0, within(400))?.lines ?? [];
  expect(cut?.text.slice(1).replaceAll(letter, '')).toBe('');
  expect(cut?.text.length).toBeGreaterThan(letter.length);
  expect(countTokens(cut?.text ?? '')).toBeLessThanOrEqual(100);
});

test('no space and no history leave nothing', () => {
  expect(beginBlock([user('Hello')], within(0)).lines).toEqual([]);
  expect(beginBlock([], within(4000)).lines).toEqual([]);
  expect(readable([user(' Hi '), user('  ')])).toEqual([user('Hi')]);
});
