import { oldest, youngest } from '../../../contract/limits.ts';
import { cutText } from '../../../contract/letters.ts';
import { textLimits } from '../../../contract/mates/own-mate.ts';
import { findAgeClaims } from '../../text-safety/ages/age-claims.ts';
import { capitalized } from '../capitalized.ts';
import type { MateIdea } from '../companion.ts';
import type { CompiledGrammar } from './compile-description.ts';
import { grammarOf } from './description-grammars.ts';
import { readGender, readName, readPlace, readTrade } from './read-parts.ts';
import { readTagline } from './read-tagline.ts';

/** A mate as a description makes it; what it leaves open is empty, and an age is absent. */
export type DescribedMate = Omit<MateIdea, 'age' | 'invented'> & { readonly age?: number };

/**
 * Returns a mate of what a description plainly says, in its own words; all else is empty. One that makes the mate younger than
 * 18 gives neither an age nor a text. `now` is in milliseconds since 1970.
 */
export const describeMate = (description: string, now: number): DescribedMate => {
  const text = unmarked(cutText(description, textLimits.prompt));
  const grammar = grammarOf(text);
  const sentence = text.replace(grammar.requests, '').replace(/(?<![.!])[.!。]+$/u, '');
  const plain = withPlainDigits(sentence);
  const name = readName(plain, grammar);
  const trade = readTrade(plain, grammar);
  const [age] = readAges(plain, grammar);
  const names = name === '' ? [] : [name, name.split(' ')[0] ?? name];
  const isYoung = (age !== undefined && age < youngest) || findAgeClaims(text, { now, names }).length > 0;
  return {
    name,
    ...(age === undefined || isYoung || age > oldest ? {} : { age }),
    pronouns: readGender(plain, { grammar, hasTrade: trade !== null }),
    place: capitalized(cutText(readPlace(plain, { grammar, name }), textLimits.place)),
    ...(isYoung ? noTexts : textsOf(sentence, { grammar, trade, name })),
    likes: [],
    manner: grammar.manners.find(([, words]) => plain.match(words) !== null)?.[0] ?? 'plain',
    voice: '',
    greeting: '',
    scene: '',
  };
};

/** Without HTML, macros, and controls of the direction of writing. */
const unmarked = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\{\{[^{}]*\}\}|<[^<>]*>|[<>{}]/gu, ' ')
    .replaceAll(/[\p{Cc}\u2028-\u202E\u2066-\u2069]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[,.;!?])/gu, '')
    .trim();

/** Digits of all scripts as 0 to 9, at the same places. */
const withPlainDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹０-９]/gu, (digit) => String(((digit.codePointAt(0) ?? 0) & 15) % 10));

/** Returns the ages that stand in the sentence, in their order. */
const readAges = (sentence: string, { ages, numbers }: CompiledGrammar): readonly number[] =>
  ages
    .flatMap((read) => [...sentence.matchAll(read)])
    .toSorted((one, other) => one.index - other.index)
    .map(({ groups }) => groups?.['n']?.toLowerCase() ?? '')
    .map((written) => numbers.get(written) ?? Number(written));

const noTexts = { tagline: '', who: '', tags: [] };

/** A sentence that is not a tagline is the mate's story. */
const textsOf = (
  sentence: string,
  parts: Parameters<typeof readTagline>[1],
): Pick<MateIdea, 'tagline' | 'who' | 'tags'> => {
  const tag = parts.trade?.text.toLowerCase() ?? '';
  const tagline = readTagline(sentence, parts);
  const story = capitalized(sentence);
  return {
    tagline,
    who: tagline === story || tagline === '' ? '' : story,
    tags: tag === '' || tag.length > textLimits.tag ? [] : [tag],
  };
};
