import { findAgeClaims } from './ages/age-claims.ts';
import { asShown } from './as-shown.ts';
import { judgeOnce } from './judge-once.ts';
import { fold } from './normalize.ts';
import { acts, always, bare, denied, family, minors, part, protecting } from './minors-words.ts';

/** The context that a text is judged in. */
export interface Surroundings {
  /** The reference time for birth years, in milliseconds since 1970; defaults to the system's. */
  readonly now?: number;
  /**
   * Returns whether the conversation is with, or about, someone under 18. Called only for sexual texts; may be called
   * often.
   */
  readonly hasMinor?: () => boolean;
}

/**
 * Returns whether the text is sexual about a minor; true only when it contains a match of `acts`, `bare` or `always`.
 * `earlier` are the lines before it: a role assigned to a minor there still applies. Texts of people who protect
 * minors, teach, or report abuse are allowed.
 */
export const isSexualAboutMinors = (
  text: string,
  earlier: readonly string[] = [],
  { now = Date.now(), hasMinor = () => false }: Surroundings = {},
): boolean => {
  const folded = foldShown(text);
  if (always.test(folded)) {
    return true;
  }
  const acting = acts.flatMap((words) => findSpans(folded, words));
  const bareness = findSpans(folded, bare);
  if (acting.length === 0 && bareness.length === 0) {
    return false;
  }
  const young = [...findMinors(folded), ...findAgeClaims(text, { now }).map(toMinor)];
  return (
    young.some((minor) => isTargeted(folded, minor, acting, bareness)) ||
    (!protecting.test(folded) &&
      (hasMinor() || (acting.length > 0 && earlier.some((line) => impliesMinor(line, now)))))
  );
};

/**
 * Every text that is sexual about minors matches one of these, as `fold` returns it with single blanks;
 * `pattern-parser.ts` must be able to parse them.
 */
export const sexualStems: readonly RegExp[] = [...acts, bare, always];

/** Returns whether the text matches one of `sexualStems`. */
export const isSexual = (text: string): boolean => {
  const folded = foldShown(text);
  return sexualStems.some((words) => folded.search(words) >= 0);
};

const foldShown = (text: string): string => fold(asShown(text)).replaceAll(/\s+/g, ' ');

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Minor extends Span {
  /** A child of the household: only mentioned, unless an act targets it. */
  readonly isFamily: boolean;
}

/** The maximum distance between sexual content and its object, in UTF-16 units: some thirty words. */
const maxDistance = 180;

/** The offset in the text normalized for the age patterns approximates that in the folded text. */
const toMinor = ({ start, end }: Span): Minor => ({ start, end, isFamily: false });

const isTargeted = (
  text: string,
  minor: Minor,
  acting: readonly Span[],
  bareness: readonly Span[],
): boolean => {
  const around = text.slice(Math.max(0, minor.start - maxDistance), minor.end + maxDistance);
  if (protecting.test(around)) {
    return false;
  }
  const near = minor.isFamily ? 14 : maxDistance;
  return (
    acting.some((act) => distance(act, minor) <= near) ||
    bareness.some((word) => word.end <= minor.start && minor.start - word.end <= 14)
  );
};

const findMinors = (text: string): Minor[] => {
  const atHome = findSpans(text, family);
  return minors
    .flatMap((words) => findSpans(text, words))
    .filter(({ start }) => !denied.test(text.slice(Math.max(0, start - 24), start)))
    .map((span) => ({
      ...span,
      isFamily: atHome.some((home) => home.start <= span.start && home.end >= span.end),
    }));
};

/**
 * Returns whether the line makes someone in the conversation younger than 18, by an assigned role or by a statement. Cached.
 */
export const impliesMinor = (line: string, now: number): boolean =>
  judgeOnce(['implies', line], now, () => makesMinor(line, now));

const makesMinor = (line: string, now: number): boolean => {
  const text = foldShown(line);
  return (
    findMinors(text).some(
      ({ start, end }) =>
        part.test(text.slice(Math.max(0, start - 60), start)) || ownPart.test(text.slice(start, end)),
    ) || findAgeClaims(line, { now }).length > 0
  );
};

/** A match that includes the speaker: "I am 14". */
const ownPart = /^(?:i am|i'm|im|you are|you're|youre|she|he)/;

const distance = (a: Span, b: Span): number => Math.max(0, a.start - b.end, b.start - a.end);

const findSpans = (text: string, words: RegExp): Span[] =>
  [...text.matchAll(words)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
