import { code } from '../../../contract/envelope.ts';
import type { Moderation } from '../../moderation/moderation.ts';
import { Refusal } from '../domain-error.ts';
import { findAgeClaims } from './age-claims.ts';
import { fold } from './normalize.ts';
import { acts, always, bare, denied, family, minors, part, protecting } from './minors-words.ts';

/**
 * Refuses what is sexual about somebody under eighteen, whatever the settings. To be called by every path that stores
 * or shows what somebody wrote: give it the whole of what belongs together (all fields of a card at once). Null and
 * missing texts are passed over. Throws `contentRefused`; the message repeats nothing of the text.
 */
export const refuseUnsafe = (...texts: ReadonlyArray<string | null | undefined>): void => {
  const text = texts.filter((part) => part !== null && part !== undefined).join('\n');
  if (isSexualAboutMinors(text)) {
    throw unsafe();
  }
};

/** Throws `contentRefused` where the model's moderation finds what the rules here did not. Null: none is set up. */
export const refuseModerated = async (
  moderation: Moderation | null,
  texts: readonly string[],
): Promise<void> => {
  if (moderation !== null && (await moderation.findsMinors(texts.join('\n')))) {
    throw unsafe();
  }
};

export const unsafe = () =>
  new Refusal(code.contentRefused, 'Sexual content involving anyone under 18 is not allowed.');

/** What a text is judged with. */
export interface Surroundings {
  /** The time by which birth years are judged, in milliseconds since 1970; the system's where it is missing. */
  readonly now?: number;
  /** Whether the talk is with, or about, someone under 18. Asked only for a text that is sexual; may be asked often. */
  readonly hasMinor?: () => boolean;
}

/**
 * Whether the text is sexual about a minor; true only where it holds a word of `acts`, `bare` or `always`. `earlier` is
 * what was said before it: a part that was given to somebody under age there still holds. Talk of those who protect,
 * teach, or tell what was done to them is let pass.
 */
export const isSexualAboutMinors = (
  text: string,
  earlier: readonly string[] = [],
  { now = Date.now(), hasMinor = () => false }: Surroundings = {},
): boolean => {
  const folded = fold(text).replaceAll(/\s+/g, ' ');
  if (always.test(folded)) {
    return true;
  }
  const acting = acts.flatMap((words) => spansOf(folded, words));
  const bareness = spansOf(folded, bare);
  if (acting.length === 0 && bareness.length === 0) {
    return false;
  }
  const young = [...minorsIn(folded), ...findAgeClaims(text, { now }).map(toMinor)];
  return (
    young.some((minor) => isMeant(folded, minor, acting, bareness)) ||
    (!protecting.test(folded) &&
      (hasMinor() || (acting.length > 0 && earlier.some((line) => givesAPart(line, now)))))
  );
};

/**
 * Nothing is sexual about minors without a match of one of these in the text as `fold` leaves it, with single blanks;
 * `pattern-parser.ts` must be able to read them.
 */
export const sexualStems: readonly RegExp[] = [...acts, bare, always];

/** Whether the text matches one of `sexualStems`. */
export const isSexual = (text: string): boolean => {
  const folded = fold(text).replaceAll(/\s+/g, ' ');
  return sexualStems.some((words) => folded.search(words) >= 0);
};

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Minor extends Span {
  /** A child of the house: no more than mentioned, unless an act is aimed at it. */
  readonly ofFamily: boolean;
}

/** How far a wish may stand from whom it is about, in UTF-16 units: some thirty words. */
const reach = 180;

/** Its place in the text as the age patterns read it is near enough to that in the folded text. */
const toMinor = ({ start, end }: Span): Minor => ({ start, end, ofFamily: false });

const isMeant = (text: string, minor: Minor, acting: readonly Span[], bareness: readonly Span[]): boolean => {
  const around = text.slice(Math.max(0, minor.start - reach), minor.end + reach);
  if (protecting.test(around)) {
    return false;
  }
  const near = minor.ofFamily ? 14 : reach;
  return (
    acting.some((act) => distance(act, minor) <= near) ||
    bareness.some((word) => word.end <= minor.start && minor.start - word.end <= 14)
  );
};

const minorsIn = (text: string): Minor[] => {
  const atHome = spansOf(text, family);
  return minors
    .flatMap((words) => spansOf(text, words))
    .filter(({ start }) => !denied.test(text.slice(Math.max(0, start - 24), start)))
    .map((span) => ({
      ...span,
      ofFamily: atHome.some((home) => home.start <= span.start && home.end >= span.end),
    }));
};

/** Whether the line makes someone in the talk younger than 18: by a part in the play, or by what it says of them. */
export const givesAPart = (line: string, now: number): boolean => {
  const text = fold(line).replaceAll(/\s+/g, ' ');
  return (
    minorsIn(text).some(
      ({ start, end }) =>
        part.test(text.slice(Math.max(0, start - 60), start)) || ownPart.test(text.slice(start, end)),
    ) || findAgeClaims(line, { now }).length > 0
  );
};

/** Found with the speaker in it: "I am 14". */
const ownPart = /^(?:i am|i'm|im|you are|you're|youre|she|he)/;

const distance = (a: Span, b: Span): number => Math.max(0, a.start - b.end, b.start - a.end);

const spansOf = (text: string, words: RegExp): Span[] =>
  [...text.matchAll(words)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
