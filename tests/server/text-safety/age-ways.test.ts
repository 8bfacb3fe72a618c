import { expect, test } from 'vitest';
import { findAgeClaims } from '../../../server/text-safety/ages/age-claims.ts';
import { heldOutAdultWays, heldOutYoungWays } from '../../corpora/ages/age-ways-held-out.ts';
import { laterAdultWays, laterYoungWays } from '../../corpora/ages/age-ways-later.ts';
import { roundAdultWays, roundYoungWays } from '../../corpora/ages/age-ways-round-1-held-out.ts';
import { firstAdultWays, firstYoungWays } from '../../corpora/ages/age-ways-round-1.ts';
import { adultWays, youngWays } from '../../corpora/ages/age-ways.ts';

const now = Date.UTC(2026, 5, 1);
const linesOf = (block: string): string[] => block.split('\n').filter((line) => line !== '');
const isYoung = (text: string): boolean => findAgeClaims(text, { now }).length > 0;

test('[P8] an age below 18 is found, whatever way it is said', () => {
  expect(
    linesOf(youngWays + heldOutYoungWays + firstYoungWays + roundYoungWays).filter((line) => !isYoung(line)),
  ).toEqual([]);
});

test('texts about adults and things state no age below 18', () => {
  expect(linesOf(adultWays + heldOutAdultWays + firstAdultWays + roundAdultWays).filter(isYoung)).toEqual([]);
});

test('[P8] of texts that the rules were not written with, nearly all are found, and hardly any about adults', () => {
  const [young, adult] = [linesOf(laterYoungWays), linesOf(laterAdultWays)];
  const missed = young.filter((line) => !isYoung(line));
  const touched = adult.filter(isYoung);
  process.stdout.write(
    `held out: ${String(young.length - missed.length)} of ${String(young.length)}, ${String(touched.length)} of ${String(adult.length)} adults\n`,
  );
  expect(missed.length).toBeLessThanOrEqual(young.length * 0.05);
  expect(touched.length).toBeLessThanOrEqual(adult.length * 0.01);
});
