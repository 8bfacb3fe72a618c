import { expect, test } from 'vitest';
import {
  runsOf,
  toPictureLines,
  type PictureLine,
  type PictureSpan,
} from '../../../src/services/chat/picture-lines.ts';

const plain = (text: string): PictureSpan => ({ text, style: {} });
const action = (text: string): PictureSpan => ({ text, style: { isItalic: true } });
const strong = (text: string): PictureSpan => ({ text, style: { isStrong: true } });
const textOf = ({ spans }: Pick<PictureLine, 'spans'>): string => spans.map(({ text }) => text).join('');

/** A line has so many letters at most; strong ones count twice. */
const linesOf = (spans: readonly PictureSpan[], max: number) =>
  toPictureLines(spans, (line) => {
    const widths = line.map(
      ({ text, style }) => [...new Intl.Segmenter().segment(text)].length * (style.isStrong ? 2 : 1),
    );
    return widths.reduce((sum, width) => sum + width, 0) <= max;
  });
const linesIn = (text: string, max: number) =>
  linesOf([plain(text)], max).map((line) => ({ text: textOf(line), isRightToLeft: line.isRightToLeft }));

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
])('no line begins with closing punctuation or ends with opening punctuation: %s', (text, max) => {
  const lines = linesIn(text, max).map((line) => line.text);
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

test('a style continues over lines, and a word in two styles is not divided', () => {
  const spans = [
    plain('She '),
    action('smiles and walks'),
    plain(' in. Un'),
    action('believ'),
    plain('able!'),
  ];
  expect(linesOf(spans, 13).map(({ spans: line }) => line)).toEqual([
    [plain('She '), action('smiles')],
    [action('and walks'), plain(' in.')],
    [plain('Un'), action('believ'), plain('able!')],
  ]);
});

test('a line breaks by the width of its styles', () => {
  expect(linesOf([plain('one two three')], 13)).toHaveLength(1);
  expect(linesOf([plain('one '), strong('two'), plain(' three')], 13).map(textOf)).toEqual([
    'one two',
    'three',
  ]);
});

test('paragraphs end at line ends in any style, and an empty line stays', () => {
  expect(linesOf([plain('a\n'), action('b\n\nc')], 9).map(({ spans }) => spans)).toEqual([
    [plain('a')],
    [action('b')],
    [],
    [action('c')],
  ]);
});

test.each([
  { name: 'one direction', spans: [plain('I '), action('smile'), plain('.')], drawn: ['I ', 'smile', '.'] },
  {
    name: 'English words in two styles in an Arabic line',
    spans: [plain('قال '), action('Hello'), plain(' world، ثم '), action('ابتسم')],
    drawn: ['قال ', '< world', '<Hello', '، ثم ', 'ابتسم'],
  },
  {
    name: 'Arabic words in two styles in an English line',
    spans: [plain('He said '), action('السلام'), plain(' عليكم, and left')],
    drawn: ['He said ', '> عليكم', '>السلام', ', and left'],
  },
  { name: 'one style', spans: [plain('قال Wren نعم')], drawn: ['قال Wren نعم'] },
])('parts are drawn in reading order: $name', ({ spans, drawn }) => {
  const [line] = linesOf(spans, 99);
  const runs = runsOf(line ?? { spans: [], isRightToLeft: false });
  const marked = runs.map(({ text, isRightToLeft }) =>
    isRightToLeft === line?.isRightToLeft ? text : (isRightToLeft ? '>' : '<') + text,
  );
  expect(marked).toEqual(drawn);
});
