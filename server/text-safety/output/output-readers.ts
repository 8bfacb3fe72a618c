import { arabic } from './languages/arabic.ts';
import { asShown } from '../as-shown.ts';
import { bengali } from './languages/bengali.ts';
import { chinese } from './languages/chinese.ts';
import { createOutputReader, type OutputReader } from './output-reader.ts';
import { czech } from './languages/czech.ts';
import { dutch } from './languages/dutch.ts';
import { english } from './languages/english.ts';
import { filipino } from './languages/filipino.ts';
import { fold } from '../normalize.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { greek } from './languages/greek.ts';
import { hebrew } from './languages/hebrew.ts';
import { hindi } from './languages/hindi.ts';
import { indonesian } from './languages/indonesian.ts';
import { italian } from './languages/italian.ts';
import { japanese } from './languages/japanese.ts';
import { korean } from './languages/korean.ts';
import { once } from '../once.ts';
import { plainSentences, type PlainSentence } from './plain-sentences.ts';
import { scripts } from '../patterns/lexicon.ts';
import { persian } from './languages/persian.ts';
import { plainEnglish } from '../expand-english.ts';
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

/** English is read as `plainEnglish` writes it, the other languages as `fold` does. */
export const openOutputReaders = once(() => ({
  english: createOutputReader(english),
  others: otherLanguages.map(createOutputReader),
}));

/** The product's languages first. */
const otherLanguages = [
  spanish,
  portuguese,
  french,
  german,
  japanese,
  chinese,
  arabic,
  italian,
  dutch,
  polish,
  russian,
  ukrainian,
  turkish,
  indonesian,
  korean,
  hindi,
  scandinavian,
  vietnamese,
  romanian,
  czech,
  filipino,
  greek,
  thai,
  hebrew,
  persian,
  bengali,
];

export interface Reading {
  readonly reader: OutputReader;
  /** The text with single blanks. */
  readonly text: string;
  readonly sentences: () => readonly PlainSentence[];
}

/** A text in the form that each reader reads. */
export type Readings = readonly Reading[];

/** Reads a text as it was written. */
export const readingsOf = (text: string): Readings => readShown(asShown(text));

/** Reads a text as it is shown, for every language whose script it contains. */
export const readShown = (shown: string): Readings => {
  const { english: first, others } = openOutputReaders();
  const folded = fold(shown);
  // Three letters in a row would be read as a word that is spelled out.
  const plain = plainEnglish(folded.replaceAll(/\br u\b/g, 'are you'));
  const other = toReading(folded);
  return [
    { reader: first, ...toReading(plain) },
    ...others
      .filter(({ words }) => scripts[words.script].test(folded))
      .map((reader) => ({ reader, ...other })),
  ];
};

const toReading = (normalized: string): Omit<Reading, 'reader'> => {
  const text = withSingleBlanks(normalized);
  return { text, sentences: once(() => plainSentences(text)) };
};

const withSingleBlanks = (text: string): string => text.replaceAll(/\s+/g, ' ');
