import { cutText } from '../../../contract/letters.ts';
import { capitalized } from '../capitalized.ts';
import type { CompiledGrammar } from './compile-description.ts';
import type { Trade } from './read-parts.ts';

/** A tagline is a phrase, not a sentence. In UTF-16 units. */
const longestPhrase = 60;

/**
 * Returns a short phrase that says who a sentence is about: the trade and the words that describe it, or without a trade the
 * sentence itself, cut where it is long. `name` is the mate's name, or ''.
 */
export const readTagline = (
  sentence: string,
  {
    grammar,
    trade,
    name,
  }: { readonly grammar: CompiledGrammar; readonly trade: Trade | null; readonly name: string },
): string => {
  const phrase = trade === null ? sentence : describedTrade(sentence, { grammar, trade, name });
  const tagline = phrase.length > longestPhrase && trade !== null ? trade.text : phrase;
  return /\p{L}/u.test(tagline) ? capitalized(cutPhrase(tagline)) : '';
};

const describedTrade = (
  sentence: string,
  {
    grammar,
    trade,
    name,
  }: { readonly grammar: CompiledGrammar; readonly trade: Trade; readonly name: string },
): string => {
  const start = readLead(sentence.slice(0, trade.at), grammar);
  const end = trade.at + trade.text.length;
  const lead = name !== '' && start.includes(name) ? '' : start;
  return (
    lead + sentence.slice(trade.at, end) + (grammar.traitsFollow ? readTrait(sentence, end, grammar) : '')
  );
};

/** The words before a trade that describe it: those after the last article, or the few since the last comma. */
const readLead = (before: string, { isSpaced }: CompiledGrammar): string => {
  const part = before.slice(before.search(/[^,.;!?，。、；،؛]*$/u)).trimStart();
  if (!isSpaced) return part;
  const [, lead] = lastArticle.exec(part) ?? [];
  if (lead !== undefined) return isObject.test(lead) ? '' : lead;
  return part.split(' ').length > maxLeadWords ? '' : part;
};

/** From the last article on, or after the last word such as "as". */
const lastArticle =
  /(?:.*(?<!\p{L})(?:as|als|comme|como) |.*(?<!\p{L})(?=(?:an?|the|der|die|das|eine?n?|meine?n?|une?|la|le|una?|el|um|uma|o) ))(.*)$/isu;

/** The accusative with which German asks for a mate; the trade alone has the same form in a tagline. */
const isObject = /^(?:einen|meinen) /iu;
const maxLeadWords = 3;

/** The word after a trade, where it says what kind of one it is and begins nothing else. */
const readTrait = (sentence: string, end: number, grammar: CompiledGrammar): string => {
  const [word] = /^ [\p{L}\p{M}'’-]+/u.exec(sentence.slice(end)) ?? [];
  if (word === undefined) return '';
  const { common, asides, names, ages, places, genders } = grammar;
  const others = [common, asides, ...names, ...ages, ...places, ...genders.map(({ words }) => words)];
  const isOther = others.some((read) => [...sentence.matchAll(read)].some(({ index }) => index === end + 1));
  return isOther ? '' : word;
};

const cutPhrase = (phrase: string): string =>
  phrase.length <= longestPhrase
    ? phrase
    : `${cutText(phrase, longestPhrase - 1).replace(/[\s\p{P}]+\S{0,20}$/u, '')}…`;
