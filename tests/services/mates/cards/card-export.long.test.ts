import { expect, test } from 'vitest';
import { numbersFrom, sampleCard } from './support/cards.ts';
import { lostFields } from './support/round-trip.ts';

const perTest = 25;

test.each(Array.from({ length: 40 }, (_, index) => index * perTest))(
  '[S1.3] of 25 cards from seed %i no field differs after they went out, in and out again in each file',
  async (first) => {
    for (let seed = first; seed < first + perTest; seed += 1) {
      expect([seed, await lostFields(sampleCard(numbersFrom(seed)))]).toEqual([seed, []]);
    }
  },
);
