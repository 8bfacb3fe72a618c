import { describe, expect, test } from 'vitest';
import { crisisLevel } from '../../../server/text-safety/crisis/crisis-detection.ts';
import { negatives } from '../../corpora/crisis/development-negatives.ts';
import { positives } from '../../corpora/crisis/development-positives.ts';
import { heldOut } from '../../corpora/crisis/held-out.ts';
import { rounds } from '../../corpora/crisis/rounds.ts';
import { counted, listed, score, type Corpus } from './score.ts';

const development: Corpus = { positives, negatives };
const sizeOf = (side: 'positives' | 'negatives') => development[side].length + heldOut[side].length;

describe('the crisis detector', () => {
  test('has at least 150 crisis messages and 150 harmless messages, without duplicates', () => {
    expect(sizeOf('positives')).toBeGreaterThanOrEqual(150);
    expect(sizeOf('negatives')).toBeGreaterThanOrEqual(150);
    const all = [
      ...[development, heldOut].flatMap(({ positives, negatives }) => [...positives, ...negatives]),
      ...rounds.flatMap((round) =>
        [...listed(round.positives), ...listed(round.negatives)].map(({ text }) => text),
      ),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  test.each<[string, Corpus, number, number]>([
    ['of the development part', development, 0.99, 0],
    ['of the part that was held out at first', heldOut, 0.98, 0],
  ])(
    'has sufficient recall and few false alarms in the messages %s',
    (_which, corpus, minRecall, maxAlarms) => {
      const { recall, falseAlarms } = score(corpus);
      expect(recall).toBeGreaterThanOrEqual(minRecall);
      expect(falseAlarms).toBeLessThanOrEqual(maxAlarms);
    },
  );

  test.each(rounds)('is at least as accurate as before in the $name round', (round) => {
    const [positives, negatives] = [listed(round.positives), listed(round.negatives)];
    const found = positives.filter(({ text }) => crisisLevel(text) !== null);
    const alarms = negatives.filter(({ text }) => crisisLevel(text) !== null);
    process.stdout.write(
      [
        `${round.name} round: found ${found.length} of ${positives.length}, false alarms ${alarms.length} of ${negatives.length}`,
        `  found by class: ${counted(positives, 'about')}\n  found by language: ${counted(positives, 'language')}`,
        `  alarms by class: ${counted(negatives, 'about')}\n  alarms by language: ${counted(negatives, 'language')}`,
      ]
        .join('\n')
        .concat('\n'),
    );
    expect(found.length).toBeGreaterThanOrEqual(round.minFound);
    expect(alarms.map(({ text }) => text)).toHaveLength(round.maxAlarms);
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
  ] as const)('returns its level: %s', (text, level) => {
    expect(crisisLevel(text)).toBe(level);
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
  ])('recognizes %s', (_disguise, text) => {
    expect(crisisLevel(text)).toBe('crisis');
  });

  test.each([
    ['letters apart, in Spanish', 'q u i e r o  m o r i r'],
    ['full stops between, in French', 'je veux m.o.u.r.i.r'],
    ['digits for letters, in Italian', 'v0glio m0rire'],
    ['digits for letters, in Russian', 'хочу сд0хнуть'],
    ['Latin letters, in Russian', 'xoчy yмepeть'],
    ['letters apart, in Russian', 'х о ч у у м е р е т ь'],
    ['syllables apart, in Korean', '죽 고 싶 다'],
    ['stars, in German', 'ich will st*rben'],
    ['without marks, in Polish', 'chce umrzec'],
    ['without marks, in Turkish', 'olmek istiyorum'],
    ['a slip, in Turkish', 'ölmk istiyorum'],
    ['drawn out, in Portuguese', 'quero morrerrrr'],
    ['one word a line', 'I\nwant\nto\ndie'],
    ['letters in boxes', '🅺🅸🅻🅻 myself'],
    ['letters of flags', '🇰🇮🇱🇱 myself'],
    ['small capitals', 'ɪ ᴡᴀɴᴛ ᴛᴏ ᴅɪᴇ'],
    ['a picture for a word', 'I want to 💀 myself'],
    ['code words', 'commit sewer slide'],
    ['a slip', 'i wnat to kil my self'],
  ])('recognizes %s', (_disguise, text) => {
    expect(crisisLevel(text)).toBe('crisis');
  });

  test.each([
    ['*steps out of the scene* I want to die', 'crisis'],
    ['((not RP anymore)) I want to die in real life', 'crisis'],
    ['my character would jump, and so would I', 'crisis'],
    ['my character wants to die at the end of the novel', null],
    ['*dies dramatically* avenge me!', null],
  ] as const)('distinguishes fiction from the writer: %s', (text, level) => {
    expect(crisisLevel(text)).toBe(level);
  });

  test.each([
    ['I gave my cat a new home. Everything is settled now.', 'crisis'],
    ['I gave my cat a new home.', null],
    ['Everything is settled now.', null],
    ['I gave my cat a new home. Everything is settled for the vacation.', null],
  ] as const)('combines hints, unless everyday life explains them: %s', (text, level) => {
    expect(crisisLevel(text)).toBe(level);
  });
});
