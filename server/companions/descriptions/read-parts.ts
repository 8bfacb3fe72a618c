import { textLimits } from '../../../contract/mates/own-mate.ts';
import type { CompiledGrammar } from './compile-description.ts';

/** Returns the name that stands in a sentence; '' without one. */
export const readName = (sentence: string, { names, noName }: CompiledGrammar): string => {
  for (const read of names)
    for (const { groups } of sentence.matchAll(read)) {
      const words = (groups?.['name'] ?? '').split(' ');
      const end = words.findIndex((word) => noName.test(word.toLowerCase()));
      const name = (end < 0 ? words : words.slice(0, end)).join(' ');
      if (name.length > (/\p{Script=Latin}/u.test(name) ? 1 : 0) && name.length <= textLimits.name)
        return name;
    }
  return '';
};

/** Returns the pronouns that a sentence tells by its main noun, its grammar or its pronouns; '' where it does not. */
export const readGender = (
  sentence: string,
  { grammar, hasTrade }: { readonly grammar: CompiledGrammar; readonly hasTrade: boolean },
): string => {
  const main = mainPart(sentence, grammar);
  const earliest = (text: string, kind: 'nouns' | 'words') =>
    grammar.genders
      .map(({ pronouns, [kind]: read }) => ({ pronouns, at: [...text.matchAll(read)][0]?.index ?? Infinity }))
      .filter(({ at }) => at < Infinity)
      .toSorted((one, other) => one.at - other.at)[0]?.pronouns;
  const byGrammar = () =>
    hasTrade ? grammar.genders.find(({ article }) => article.test(sentence))?.pronouns : undefined;
  return earliest(main, 'nouns') ?? byGrammar() ?? earliest(sentence, 'words') ?? '';
};

/** A trade or role, and where it stands in its sentence. */
export interface Trade {
  readonly text: string;
  readonly at: number;
}

/** Returns the trade or role; null without one. Of the part after the main one only what follows an article or a comma. */
export const readTrade = (sentence: string, grammar: CompiledGrammar): Trade | null => {
  const main = mainPart(sentence, grammar);
  const found = grammar.trades
    .flatMap((read) => [...sentence.matchAll(read)])
    .map((match) => {
      const text = match.groups?.['trade'] ?? '';
      return { text, at: match.index + match[0].lastIndexOf(text) };
    })
    .filter(({ text }) => !grammar.noTrade.test(text))
    .filter(({ at }) => at < main.length || afterArticle.test(sentence.slice(0, at)))
    .toSorted((one, other) => one.at - other.at || other.text.length - one.text.length);
  return found[0] ?? null;
};

const afterArticle =
  /(?:(?<!\p{L})(?:an?|as|als|eine?n?|une?|una?|uma?|comme|como)|[,，、،]) (?:\p{L}+ )?$/iu;

/** Returns the place where a person lives or comes from; '' where none is named. */
export const readPlace = (
  sentence: string,
  { grammar, name }: { readonly grammar: CompiledGrammar; readonly name: string },
): string => {
  for (const read of grammar.places)
    for (const { groups } of sentence.matchAll(read)) {
      const place = groups?.['place']?.trim() ?? '';
      const [first = ''] = place.replace(/^(?:the|an?|la|le|les|el|los|las) /iu, '').split(' ');
      const isOther = grammar.noName.test(first.toLowerCase()) || (name !== '' && name.includes(place));
      if (place !== '' && !isOther) return place;
    }
  return '';
};

/** The sentence up to the first part that can be about another person. */
const mainPart = (sentence: string, { asides }: CompiledGrammar): string => {
  const [aside] = sentence.matchAll(asides);
  return aside === undefined ? sentence : sentence.slice(0, aside.index);
};
