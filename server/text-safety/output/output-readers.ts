import * as v from 'valibot';
import arabic from './languages/arabic.json' with { type: 'json' };
import { asShown } from '../as-shown.ts';
import bengali from './languages/bengali.json' with { type: 'json' };
import chinese from './languages/chinese.json' with { type: 'json' };
import { createOutputReader, type OutputReader } from './output-reader.ts';
import czech from './languages/czech.json' with { type: 'json' };
import dutch from './languages/dutch.json' with { type: 'json' };
import english from './languages/english.json' with { type: 'json' };
import filipino from './languages/filipino.json' with { type: 'json' };
import { fold } from '../normalize.ts';
import french from './languages/french.json' with { type: 'json' };
import german from './languages/german.json' with { type: 'json' };
import greek from './languages/greek.json' with { type: 'json' };
import hebrew from './languages/hebrew.json' with { type: 'json' };
import hindi from './languages/hindi.json' with { type: 'json' };
import indonesian from './languages/indonesian.json' with { type: 'json' };
import italian from './languages/italian.json' with { type: 'json' };
import japanese from './languages/japanese.json' with { type: 'json' };
import korean from './languages/korean.json' with { type: 'json' };
import { once } from '../once.ts';
import { OutputWords } from './output-words.ts';
import { plainSentences, type PlainSentence } from './plain-sentences.ts';
import { scripts } from '../patterns/lexicon.ts';
import persian from './languages/persian.json' with { type: 'json' };
import { plainEnglish } from '../expand-english.ts';
import polish from './languages/polish.json' with { type: 'json' };
import portuguese from './languages/portuguese.json' with { type: 'json' };
import romanian from './languages/romanian.json' with { type: 'json' };
import russian from './languages/russian.json' with { type: 'json' };
import scandinavian from './languages/scandinavian.json' with { type: 'json' };
import spanish from './languages/spanish.json' with { type: 'json' };
import thai from './languages/thai.json' with { type: 'json' };
import turkish from './languages/turkish.json' with { type: 'json' };
import ukrainian from './languages/ukrainian.json' with { type: 'json' };
import vietnamese from './languages/vietnamese.json' with { type: 'json' };

/** English is read as `plainEnglish` writes it, the other languages as `fold` does. */
export const openOutputReaders = once(() => ({
  english: createOutputReader(v.parse(OutputWords, english)),
  others: v.parse(v.array(OutputWords), otherLanguages).map(createOutputReader),
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
