import { ageLanguages, englishAges } from './age-languages.ts';
import { compileLanguage, compileNames, type ClaimClass, type CompiledLanguage } from './age-patterns.ts';
import { readForAges } from './age-reading.ts';

/** A span of text that makes someone younger than 18. */
export interface AgeClaim {
  readonly claim: ClaimClass;
  readonly language: string;
  /** In UTF-16 units of the result of `readForAges`. */
  readonly start: number;
  readonly end: number;
}

export interface AgeQuestion {
  /** The reference time for birth years, in milliseconds since 1970. */
  readonly now: number;
  /** The mate's names: "Mia, 15" is about the mate. */
  readonly names?: readonly string[];
}

const languages: readonly CompiledLanguage[] = ageLanguages.map(compileLanguage);

/** The expressions by which claims are found: the engine compiles each when it is first used, and that takes long. */
export const ageExpressions: readonly RegExp[] = languages.flatMap(
  ({ cues, patterns, before, beforePhrase, after }) => [
    cues,
    ...patterns.map(({ expression }) => expression),
    before,
    beforePhrase,
    after,
  ],
);

/**
 * Returns the claims that the subject of a text is younger than 18. Ignores claims about children, pets and things,
 * about the past, and lengths of time. Runs in linear time.
 */
export const findAgeClaims = (text: string, question: AgeQuestion): AgeClaim[] => {
  const read = readForAges(text);
  return [
    ...languages
      .filter(({ cues }) => cues.test(read))
      .flatMap((language) => findClaims(read, language, question)),
    ...findNameClaims(read, question.names ?? []),
  ];
};

const findClaims = (text: string, language: CompiledLanguage, { now }: AgeQuestion): AgeClaim[] =>
  language.patterns.flatMap(({ claim, isPhrase, expression }) =>
    [...text.matchAll(expression)]
      .filter((match) => claim !== 'birth' || isYoung(match.groups, now))
      .map((match) => ({ start: match.index, end: match.index + match[0].length }))
      .filter((span) => !isAboutOthers(text, span, language, isPhrase))
      .map((span) => ({ claim, language: language.language, ...span })),
  );

/** How much text around a claim is searched for its subject, in UTF-16 units. */
const contextLength = 80;

const isAboutOthers = (
  text: string,
  { start, end }: Pick<AgeClaim, 'start' | 'end'>,
  { before, beforePhrase, after }: CompiledLanguage,
  isPhrase: boolean,
): boolean => {
  const sentence = getLastSentence(text.slice(Math.max(0, start - contextLength), start));
  return (
    after.test(text.slice(end, end + contextLength)) ||
    before.test(sentence) ||
    (isPhrase && beforePhrase.test(sentence))
  );
};

/**
 * Returns the preceding part of the sentence; the sentence before when the claim starts one: "She has a son. He is 12."
 */
const getLastSentence = (before: string): string => {
  const sentences = before.split(/[.!?…\n。！？؟।]+/u);
  const last = sentences.at(-1) ?? '';
  return last.trim() === '' && !before.endsWith('\n') ? `${sentences.at(-2) ?? ''}${last}` : last;
};

/**
 * Returns whether everyone born in that year, of that age in that year, or leaving school in it, is younger than 18
 * now.
 */
const isYoung = (
  { year, short, age, graduation }: Readonly<Record<string, string | undefined>> = {},
  now: number,
): boolean => {
  const thisYear = new Date(now).getUTCFullYear();
  if (graduation !== undefined) {
    return Number(graduation) > thisYear;
  }
  const statedYear = short === undefined ? Number(year) : thisYear - ((thisYear - Number(short)) % 100);
  const birthYear = statedYear - Number(age ?? 0);
  return statedYear <= thisYear && thisYear - birthYear < 18;
};

const findNameClaims = (text: string, names: readonly string[]): AgeClaim[] => {
  const read = names.map((name) => readForAges(name).trim()).filter((name) => name.length > 1);
  if (read.length === 0) {
    return [];
  }
  const { claim, expression } = compileNames(read, englishAges);
  return [...text.matchAll(expression)].map((match) => ({
    claim,
    language: 'any',
    start: match.index,
    end: match.index + match[0].length,
  }));
};
