import { arabic } from './output-languages/arabic.ts';
import { chinese } from './output-languages/chinese.ts';
import { french } from './output-languages/french.ts';
import { german } from './output-languages/german.ts';
import { japanese } from './output-languages/japanese.ts';
import { portuguese } from './output-languages/portuguese.ts';
import { spanish } from './output-languages/spanish.ts';
import { english } from './output-languages/english.ts';
import { once } from './once.ts';
import { createOutputReader, type OutputReader } from './output-reader.ts';
import { asShown } from './as-shown.ts';
import { fold } from './normalize.ts';
import { plainEnglish } from './expand-english.ts';

/** English is read as `plainEnglish` writes it, the other languages as `fold` does. */
export const openOutputReaders = once(() => ({
  english: createOutputReader(english),
  others: otherLanguages.map(createOutputReader),
}));

/** The product's languages first. */
const otherLanguages = [spanish, portuguese, french, german, japanese, chinese, arabic];

export interface Reading {
  readonly reader: OutputReader;
  /** The text with single blanks. */
  readonly text: string;
}

/** Returns the text in the form that each reader reads. */
export const readingsOf = (text: string): readonly Reading[] => {
  const { english: first, others } = openOutputReaders();
  const folded = fold(asShown(text));
  // Three letters in a row would be read as a word that is spelled out.
  const plain = plainEnglish(folded.replaceAll(/\br u\b/g, 'are you'));
  return [
    { reader: first, text: withSingleBlanks(plain) },
    ...others.map((reader) => ({ reader, text: withSingleBlanks(folded) })),
  ];
};

const withSingleBlanks = (text: string): string => text.replaceAll(/\s+/g, ' ');
