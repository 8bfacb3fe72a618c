import { arabicAndHindi } from './age-arabic-hindi.ts';
import { eastAsian } from './age-eastern.ts';
import { english } from './age-english.ts';
import { germanAndFrench } from './age-german-french.ts';
import { iberian } from './age-iberian.ts';
import { italianDutchPolish } from './age-italian-dutch-polish.ts';
import { compileLanguage, compileNames, type ClaimClass, type CompiledLanguage } from './age-patterns.ts';
import { readForAges } from './age-reading.ts';
import { russianTurkishIndonesian } from './age-russian-turkish-indonesian.ts';

/** A place in a text that makes someone younger than 18. */
export interface AgeClaim {
  readonly claim: ClaimClass;
  readonly language: string;
  /** In UTF-16 units of the text as `readForAges` returns it. */
  readonly start: number;
  readonly end: number;
}

export interface AgeQuestion {
  /** The time by which birth years are judged, in milliseconds since 1970. */
  readonly now: number;
  /** Names of the mate: "Mia, 15" says something of it. */
  readonly names?: readonly string[];
}

const languages: readonly CompiledLanguage[] = [
  english,
  ...germanAndFrench,
  ...iberian,
  ...italianDutchPolish,
  ...russianTurkishIndonesian,
  ...eastAsian,
  ...arabicAndHindi,
].map(compileLanguage);

/**
 * The claims in a text that who it is about is younger than 18. What is said of children, pets and things, of the past,
 * and of lengths of time is passed over. Takes time in proportion to the text.
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

/** What precedes in the same sentence; the sentence before where the claim begins one: "She has a son. He is 12." */
const getLastSentence = (before: string): string => {
  const sentences = before.split(/[.!?…\n。！？؟।]+/u);
  const last = sentences.at(-1) ?? '';
  return last.trim() === '' && !before.endsWith('\n') ? `${sentences.at(-2) ?? ''}${last}` : last;
};

/** Whether everyone born in that year, of that age in that year, or leaving school in it, is younger than 18 now. */
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
  const { claim, expression } = compileNames(read, english);
  return [...text.matchAll(expression)].map((match) => ({
    claim,
    language: 'any',
    start: match.index,
    end: match.index + match[0].length,
  }));
};
