import { expect, test } from 'vitest';
import { asShown } from '../../server/text-safety/as-shown.ts';
import { crisisLevel } from '../../server/text-safety/crisis/crisis-detection.ts';
import { saysToBeMinor } from '../../server/text-safety/ages/own-age.ts';
import { answersAsHuman, claimsToBeHuman } from '../../server/text-safety/output/ai-honesty.ts';
import { holdsBack, saysGoodbye } from '../../server/text-safety/output/goodbyes.ts';
import { readMarked } from './corpus.ts';

/** The members that are found of a hundred, and the neighbors that are taken for one, by language. */
type Figures = Readonly<Record<string, readonly [found: number, mistaken: number]>>;

const readers: Readonly<Record<string, { isFound: (text: string) => boolean; figures: Figures }>> = {
  crisis: {
    isFound: (text) => crisisLevel(text) !== null,
    figures: {
      en: [25, 5],
      de: [16, 1],
      es: [33, 5],
      fr: [17, 2],
      pt: [36, 3],
      ja: [30, 2],
      zh: [19, 4],
      ar: [25, 3],
    },
  },
  human: {
    isFound: (text) => claimsToBeHuman(text) || answersAsHuman(asShown(text)),
    figures: {
      en: [61, 6],
      de: [64, 3],
      es: [87, 8],
      fr: [77, 10],
      pt: [97, 12],
      ja: [77, 4],
      zh: [83, 6],
      ar: [77, 10],
    },
  },
  leaving: {
    isFound: saysGoodbye,
    figures: {
      en: [76, 7],
      de: [68, 9],
      es: [70, 7],
      fr: [58, 8],
      pt: [79, 5],
      ja: [71, 4],
      zh: [67, 11],
      ar: [71, 4],
    },
  },
  plea: {
    isFound: holdsBack,
    figures: {
      en: [44, 1],
      de: [44, 3],
      es: [59, 1],
      fr: [42, 0],
      pt: [58, 0],
      ja: [43, 1],
      zh: [32, 0],
      ar: [23, 1],
    },
  },
  minor: {
    isFound: (text) => saysToBeMinor(text, Date.UTC(2026, 8, 1)),
    figures: {
      en: [38, 0],
      de: [29, 2],
      es: [52, 0],
      fr: [45, 1],
      pt: [40, 0],
      ja: [36, 2],
      zh: [39, 1],
      ar: [13, 0],
    },
  },
};

test.each(Object.entries(readers))(
  '%s: as many are found as before, and no more mistaken',
  (name, reader) => {
    const examples = readMarked(`tools/text-classifiers/held-out/${name}`);
    const counts = Object.keys(reader.figures).map((language) => {
      const own = examples.filter(({ source }) => source === language);
      const countOf = (isMember: boolean) =>
        own.filter((example) => example.isMember === isMember && reader.isFound(example.text)).length;
      return [language, [countOf(true), countOf(false)]] as const;
    });
    expect(Object.fromEntries(counts)).toEqual(reader.figures);
  },
);
