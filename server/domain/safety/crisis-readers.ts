import { arabic } from './crisis-languages/arabic.ts';
import { bengali } from './crisis-languages/bengali.ts';
import { chinese } from './crisis-languages/chinese.ts';
import { czech } from './crisis-languages/czech.ts';
import { dutch } from './crisis-languages/dutch.ts';
import { emoji } from './crisis-languages/emoji.ts';
import { english } from './crisis-languages/english.ts';
import { filipino } from './crisis-languages/filipino.ts';
import { french } from './crisis-languages/french.ts';
import { german } from './crisis-languages/german.ts';
import { greek } from './crisis-languages/greek.ts';
import { hebrew } from './crisis-languages/hebrew.ts';
import { hindi, romanHindi } from './crisis-languages/hindi.ts';
import { indonesian } from './crisis-languages/indonesian.ts';
import { italian } from './crisis-languages/italian.ts';
import { japanese } from './crisis-languages/japanese.ts';
import { korean } from './crisis-languages/korean.ts';
import { persian } from './crisis-languages/persian.ts';
import { polish } from './crisis-languages/polish.ts';
import { portuguese } from './crisis-languages/portuguese.ts';
import { romanian } from './crisis-languages/romanian.ts';
import { russian } from './crisis-languages/russian.ts';
import { scandinavian } from './crisis-languages/scandinavian.ts';
import { spanish } from './crisis-languages/spanish.ts';
import { thai } from './crisis-languages/thai.ts';
import { turkish } from './crisis-languages/turkish.ts';
import { ukrainian } from './crisis-languages/ukrainian.ts';
import { vietnamese } from './crisis-languages/vietnamese.ts';
import { createReader, createJudge } from './crisis-reader.ts';
import { createUnhide } from './disguise.ts';
import { isDenied, isFiction, isJest } from './negation.ts';
import type { Reader } from './lexicon.ts';

const lexicons = [
  // The languages of the product.
  spanish,
  portuguese,
  french,
  german,
  japanese,
  chinese,
  arabic,
  // Languages with every class.
  italian,
  korean,
  russian,
  hindi,
  romanHindi,
  turkish,
  dutch,
  polish,
  indonesian,
  // Languages with the core only.
  ukrainian,
  vietnamese,
  scandinavian,
  romanian,
  czech,
  filipino,
  greek,
  thai,
  hebrew,
  persian,
  bengali,
  emoji,
];

/** Creates a reader of the output of `plainEnglish`. */
export const createEnglishReader = (): Reader => createReader(english, { isDenied, isFiction, isJest });

/** Creates a reader for each other language, the product's languages first. */
export const createOtherReaders = (): readonly Reader[] =>
  lexicons.map((lexicon) => createReader(lexicon, createJudge(lexicon)));

/** Restores masked letters in words of core phrases of languages other than English. */
export const unhide = createUnhide(lexicons.flatMap(({ core }) => core.flatMap((cry) => cry.split(' '))));
