import { arabic } from './languages/arabic.ts';
import { bengali } from './languages/bengali.ts';
import { chinese } from './languages/chinese.ts';
import { czech } from './languages/czech.ts';
import { dutch } from './languages/dutch.ts';
import { emoji } from './languages/emoji.ts';
import { english } from './languages/english.ts';
import { filipino } from './languages/filipino.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { greek } from './languages/greek.ts';
import { hebrew } from './languages/hebrew.ts';
import { hindi, romanHindi } from './languages/hindi.ts';
import { indonesian } from './languages/indonesian.ts';
import { italian } from './languages/italian.ts';
import { japanese } from './languages/japanese.ts';
import { korean } from './languages/korean.ts';
import { persian } from './languages/persian.ts';
import { polish } from './languages/polish.ts';
import { portuguese } from './languages/portuguese.ts';
import { romanian } from './languages/romanian.ts';
import { russian } from './languages/russian.ts';
import { scandinavian } from './languages/scandinavian.ts';
import { spanish } from './languages/spanish.ts';
import { thai } from './languages/thai.ts';
import { turkish } from './languages/turkish.ts';
import { ukrainian } from './languages/ukrainian.ts';
import { vietnamese } from './languages/vietnamese.ts';
import { createReader, createJudge } from './crisis-reader.ts';
import { createUnhide } from '../disguise.ts';
import { isDenied, isFiction, isJest } from '../patterns/negation.ts';
import type { Reader } from '../patterns/lexicon.ts';

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
