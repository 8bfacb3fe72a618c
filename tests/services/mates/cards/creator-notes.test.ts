import { expect, test } from 'vitest';
import { creatorNotesIn } from '../../../../contract/mates/creator-notes.ts';

const notesOf = (data: object, language = 'en'): string =>
  creatorNotesIn(JSON.stringify({ spec: 'chara_card_v3', data }), language);

const multilingual = { de: 'Im März gemacht.', 'pt-br': 'Feito em março.', zh_CN: '三月制作。', ja: ' ' };

test.each([
  ['de', 'Im März gemacht.'],
  ['pt-BR', 'Feito em março.'],
  ['zh-CN', '三月制作。'],
  ['en', 'Made in March.'],
  ['ja', 'Made in March.'],
  ['ar', 'Made in March.'],
])(
  '[S1.3] creator notes are in the language of the reader where the card has them in it: %s',
  (language, text) => {
    const data = { creator_notes: 'Made in March.', creator_notes_multilingual: multilingual };
    expect(notesOf(data, language)).toBe(text);
  },
);

test('[S1.3] without notes in the language of the reader the English ones are shown, else any', () => {
  const english = { ...multilingual, en: 'Made in March.' };
  expect(notesOf({ creator_notes_multilingual: english }, 'fr')).toBe('Made in March.');
  expect(notesOf({ creator_notes_multilingual: multilingual }, 'fr')).toBe('Im März gemacht.');
});

test.each([
  ['<style>p { color: red }</style><p>One<br>two</p>\n\n\n<p>a &lt; b < c</p>', 'One\ntwo\n\na &lt; b < c'],
  ['<!-- hidden --><script>ran(1)', ''],
  ['Turned \u202Earound', 'Turned around'],
])('[S1.3] creator notes are plain text: %j', (text, shown) => {
  expect(notesOf({ creator_notes: text })).toBe(shown);
});

test('[S1.3] old cards have their notes in another field', () => {
  expect(creatorNotesIn('{"name":"Vex","creatorcomment":"Made in March."}', 'en')).toBe('Made in March.');
});

test.each([
  '{"data":{"creator_notes":7,"creator_notes_multilingual":"x"}}',
  '{"data":{"creator_notes":"Keeps bees","extensions":{"mates":{"tagline":"Keeps bees"}}}}',
  '[]',
  'no JSON',
])('[S1.3] there are no creator notes in %s', (card) => {
  expect(creatorNotesIn(card, 'en')).toBe('');
});

test('[S1.3] long creator notes are read in no time', () => {
  const before = performance.now();
  for (const part of [' ', '\n ', '<a', '<!--', '<style', '<br', '\u200B']) {
    expect(notesOf({ creator_notes: `x${part.repeat(900_000 / part.length)}x` }).length).toBeLessThanOrEqual(
      20_000,
    );
  }
  expect(performance.now() - before).toBeLessThan(5000);
});
