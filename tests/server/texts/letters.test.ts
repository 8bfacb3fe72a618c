import { expect, test } from 'vitest';
import { cutName, cutText, cutTextBefore, firstLetter, withoutHalves } from '../../../contract/letters.ts';

const samples = [
  'a',
  '🌊',
  '👩‍🚀',
  '🇩🇪',
  '👍🏽',
  'e\u0301',
  '한',
  'क्षि',
  '1️⃣',
  '\r\n',
  '🏴\u{E0067}\u{E0062}\u{E007F}',
];
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const bordersOf = (text: string) =>
  new Set([...clusters.segment(text)].map(({ index }) => index).concat(text.length));

test('a text is cut between letters, as late as they fit', () => {
  for (const one of samples) {
    for (const other of samples) {
      const text = `${one}${other}${one}b${other}${other}`;
      const borders = bordersOf(text);
      for (let longest = bordersOf(one).size > 1 ? one.length : 1; longest <= text.length; longest += 1) {
        const cut = cutText(text, longest);
        expect([...borders].filter((border) => border <= longest).at(-1)).toBe(cut.length);
        expect(text.startsWith(cut)).toBe(true);
        const end = cutTextBefore(text, longest);
        expect([...borders].find((border) => border >= text.length - longest)).toBe(text.length - end.length);
        expect(text.endsWith(end)).toBe(true);
      }
    }
  }
});

test('a letter that alone is too long is cut between code points', () => {
  expect(cutText(`e${'\u0301'.repeat(100)}`, 40)).toHaveLength(40);
  expect(cutText('👩‍🚀', 4)).toBe('👩‍');
  expect(cutText('🌊', 1)).toBe('');
});

test('letters are found and halves removed', () => {
  expect(firstLetter('👩‍🚀 Ada')).toBe('👩‍🚀');
  expect(firstLetter('')).toBe('');
  expect(withoutHalves('a\uD83Db\uDE00🌊')).toBe('ab🌊');
});

test.each([
  ['Mary Jane', 9, 'Mary Jane'],
  ['Mary Jane', 8, 'Mary'],
  ['Mary Jane', 4, 'Mary'],
  ['Mary Jane', 5, 'Mary'],
  ['Mary 👩‍🚀👩‍🚀', 12, 'Mary'],
  ['👩‍🚀👩‍🚀', 8, '👩‍🚀'],
])('a name is cut between words: %s to %i', (name, longest, cut) => {
  expect(cutName(name, longest)).toBe(cut);
});
