import { describe, expect, test } from 'vitest';
import { findAgeClaims } from '../../../server/text-safety/ages/age-claims.ts';
import { acts, always, bare } from '../../../server/text-safety/minors-words.ts';
import { isSexualAboutMinors } from '../../../server/text-safety/minors.ts';
import { fold } from '../../../server/text-safety/normalize.ts';
import { refusedTalk } from '../../corpora/ages/age-talk.ts';

const now = Date.UTC(2026, 5, 1);
const claimsOf = (text: string, names: readonly string[] = []) => findAgeClaims(text, { now, names });

describe('age claims', () => {
  test('use the current date for a year of birth', () => {
    const born = (year: number, at: number) =>
      findAgeClaims(`born in ${String(year)}`, { now: at }).length > 0;
    const inYear = (year: number) => Date.UTC(year, 11, 31);
    for (const text of [
      'born in 2010',
      'geboren 2010',
      'née en 2010',
      'nacida en 2010',
      'nascida em 2010',
      '2010年生まれ',
      '2010年出生',
      'مواليد 2010',
    ]) {
      const isYoung = (at: number) => findAgeClaims(text, { now: at }).length > 0;
      expect([text, isYoung(inYear(2027)), isYoung(inYear(2028))]).toEqual([text, true, false]);
    }
    expect(born(2030, inYear(2026))).toBe(false);
  });

  test('are found near the names of the mate, and not near other names', () => {
    for (const text of ['Mia, 15, loves cats', 'Mia (16)', 'Mia is 14.', 'Meet Mia! 13, gamer']) {
      expect([text, claimsOf(text, ['Mia']).length > 0]).toEqual([text, true]);
    }
    for (const text of [
      'Flat 3, Rua Mia 15',
      'Bus 15, to Mia',
      'Mia, 25, loves cats',
      'Ruth, 15 ferries a day',
    ]) {
      expect([text, claimsOf(text, ['Mia'])]).toEqual([text, []]);
    }
    expect(claimsOf('($^+.*?) is 15', ['($^+.*?)', '['])).toBeInstanceOf(Array);
  });

  test('have a class and a language', () => {
    expect(claimsOf('Sie geht in die 8. Klasse.').map(({ claim, language }) => [claim, language])).toEqual([
      ['school', 'de'],
    ]);
    expect(claimsOf('loli').map(({ claim }) => claim)).toEqual(['coded']);
  });

  test('are found again when the same text is read again', () => {
    for (let time = 0; time < 3; time += 1) {
      expect(claimsOf('She is 15. She is 15 years old.')).toHaveLength(2);
    }
  });
});

test('a text without a word of the three lists is not about minors', () => {
  const hasWord = (text: string): boolean =>
    [...acts, bare, always].some((words) => fold(text).replaceAll(/\s+/g, ' ').search(words) >= 0);
  const texts = Object.values(refusedTalk)
    .flatMap((block) => block.split('\n'))
    .flatMap((line) => line.split(' || '));
  const detected = texts.filter((text) =>
    isSexualAboutMinors(text, ['you are 14'], { now, hasMinor: () => true }),
  );
  expect(detected.length).toBeGreaterThan(60);
  expect(detected.filter((text) => !hasWord(text))).toEqual([]);
});
