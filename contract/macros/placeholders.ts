import { firstLetter } from '../letters.ts';

/** Whom the texts of a character speak of. */
export interface Names {
  /** The name of the mate. */
  readonly mate: string;
  /** The name of the person who reads or plays: never “you”, since the texts are in the third person. */
  readonly person: string;
}

/** How the texts of a mate refer to the person; other spellings are read as well. */
export const personPlaceholder = '{{user}}';

/** The placeholders of all programs' cards for the two who will talk, in any case. */
const placeholder =
  /\{\{\s*(?:charIfNotGroup|char|bot|group|user)\s*\}\}|<(?:CHARIFNOTGROUP|CHAR|BOT|GROUP|USER)>/gi;

/** Returns how many characters the text has with the names in it at most. Nothing is built to find out. */
export const lengthWithNames = (text: string, { mate, person }: Names): number =>
  text.length + Array.from(text.matchAll(placeholder)).length * Math.max(mate.length, person.length);

/** Returns the text with the names in it. The person's has a capital where a sentence begins. */
export const withNames = (text: string, { mate, person }: Names): string =>
  text.replaceAll(placeholder, (found, offset: number) => {
    if (!/user/i.test(found)) return mate;
    const before = text.slice(Math.max(0, offset - farthest), offset);
    const isStart = offset === 0 || (offset < farthest ? startOfText : startOfSentence).test(before);
    return isStart ? capitalized(person) : person;
  });

/** Returns the text with the names as they are, wherever they begin: to be compared, not to be read. */
export const withPlainNames = (text: string, { mate, person }: Names): string =>
  text.replaceAll(placeholder, (found) => (/user/i.test(found) ? person : mate));

/** How far back the end of the sentence before is looked for, past blanks, quotation marks and emphasis. */
const farthest = 12;
const opening = String.raw`[\s"'“”„‘’«»「『(\[*_~>¡¿–—-]*$`;
const startOfSentence = new RegExp(String.raw`(?:[.!?…]["'”’»)*_]*\s|\n|[。！？])${opening}`, 'u');
const startOfText = new RegExp(`^${opening}|${startOfSentence.source}`, 'u');

const capitalized = (name: string): string => {
  const first = firstLetter(name);
  return first.toUpperCase() + name.slice(first.length);
};
