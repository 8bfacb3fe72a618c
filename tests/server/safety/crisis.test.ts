import { describe, expect, test } from 'vitest';
import { assess } from '../../../server/domain/safety/crisis.ts';
import { compileFrames } from '../../../server/domain/safety/frames.ts';
import { negatives } from './corpus/development-negatives.ts';
import { positives } from './corpus/development-positives.ts';
import { heldOut } from './corpus/held-out.ts';
import { score, type Corpus } from './score.ts';

const development: Corpus = { positives, negatives };
const sizeOf = (side: 'positives' | 'negatives') => development[side].length + heldOut[side].length;

describe('the crisis detector', () => {
  test('is judged by at least 150 cries for help and 150 harmless sentences, none of them twice', () => {
    expect(sizeOf('positives')).toBeGreaterThanOrEqual(150);
    expect(sizeOf('negatives')).toBeGreaterThanOrEqual(150);
    const all = [development, heldOut].flatMap(({ positives, negatives }) => [...positives, ...negatives]);
    expect(new Set(all).size).toBe(all.length);
  });

  test.each<[string, Corpus, number, number]>([
    ['that it was mended with', development, 0.97, 0.02],
    ['that it never was mended with', heldOut, 0.9, 0.05],
  ])('finds enough, and alarms seldom, in the sentences %s', (_which, corpus, leastRecall, mostAlarms) => {
    const { recall, falseAlarms } = score(corpus);
    expect(recall).toBeGreaterThanOrEqual(leastRecall);
    expect(falseAlarms).toBeLessThanOrEqual(mostAlarms);
  });

  test.each([
    ['I want to die', 'crisis'],
    ['I took a whole bottle of pills', 'crisis'],
    ['the rope is already in the garage', 'crisis'],
    ['I cut myself again', 'concern'],
    ['I make myself throw up after every meal', 'concern'],
    ["I'm a burden to everyone", 'concern'],
    ['My friend wants to kill herself', 'concern'],
    ["I can't do this anymore. I want to kill myself.", 'crisis'],
    ['What a lovely day', null],
    ['', null],
    ['🙂', null],
  ] as const)('tells how heavy it is: %s', (text, level) => {
    expect(assess(text)).toBe(level);
  });

  test.each([
    ['capitals', 'I WANT TO DIE'],
    ['letters apart', 'i want to d i e'],
    ['full stops between', 'k.i.l.l myself'],
    ['digits for letters', '1 w4nt t0 d1e'.replace('1 w', 'i w')],
    ['Cyrillic letters', 'i wаnt to diе'],
    ['invisible characters', 'i want to d\u200Bi\u00ADe'],
    ['full-width letters', 'Ｉ ｗａｎｔ ｔｏ ｄｉｅ'],
    ['letters drawn out', 'i want to diiiieeee'],
    ['stars', 'i want to k*ll myself'],
    ['marks of a chat', '*i want to die*'],
    ['a message before and after', 'Hello!! How was your day?\n\ni want to die\n\nanyway'],
    ['other words in one long breath', `${'and then we went home and '.repeat(100)} i want to die`],
  ])('sees through %s', (_disguise, text) => {
    expect(assess(text)).toBe('crisis');
  });

  test('reads hostile texts in one pass', () => {
    const pieces = [
      'a',
      'ab',
      'i ',
      'i want to ',
      'i am so ',
      'k i l l ',
      'k*',
      '死',
      'لا ',
      'ich will ',
      'not ',
      ' ,',
      "i'd've ",
      'if game ',
    ];
    for (const piece of pieces) {
      expect(assess(piece.repeat(Math.ceil(32_000 / piece.length)))).toSatisfy(
        (level) => level === null || level === 'crisis' || level === 'concern',
      );
    }
  });

  test('is not put together from parts that do not exist', () => {
    expect(() => compileFrames([{ level: 'crisis', pattern: '<nothing>', soft: true }], {})).toThrow(
      'no part is named nothing',
    );
  });
});
