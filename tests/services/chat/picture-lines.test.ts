import { expect, test } from 'vitest';
import { toPictureLines } from '../../../src/services/chat/picture-lines.ts';

/** A line has so many letters at most. */
const linesIn = (text: string, most: number) =>
  toPictureLines(text, (line) => [...new Intl.Segmenter().segment(line)].length <= most);

test('an Arabic paragraph is written from the right, also in lines that begin with Latin letters or digits', () => {
  const lines = linesIn('قالت لي Wren 2026 اليوم\nHello', 9);
  expect(lines.map(({ text }) => text.trim())).toEqual(['قالت لي', 'Wren 2026', 'اليوم', 'Hello']);
  expect(lines.map(({ isRightToLeft }) => isRightToLeft)).toEqual([true, true, true, false]);
});

test.each([
  ['今日は雨だ。傘を持っていこう。', 5],
  ['「今日は」雨、「明日は」晴れ。', 4],
  ['她笑了，“你好”，然后走了。', 6],
  ['Wait, (she said) stop!', 7],
])('no line begins with closing punctuation or ends with opening punctuation: %s', (text, most) => {
  const lines = linesIn(text, most).map((line) => line.text);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  for (const line of lines) expect(line.trim()).not.toMatch(/^[。、，」”,)!]|[「“(]$/u);
});

test('nothing of a long text is left out, and an emoji is not divided', () => {
  const text = `${'A sentence with 👩‍👩‍👧 and *an action*. '.repeat(80)}${'x'.repeat(50)}`;
  const lines = linesIn(text, 20).map((line) => line.text);
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  expect(lines.filter((line) => line.includes('👩‍👩‍👧'))).toHaveLength(80);
});
