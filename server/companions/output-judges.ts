import { detectCrisis } from '../domain/safety/crisis-detection.ts';
import { claims, claimsToBeHuman, disclosureFor } from '../domain/safety/ai-honesty.ts';
import { incites, urges } from '../domain/safety/incitement.ts';
import { impliesMinor, isSexualAboutMinors, sexualStems } from '../domain/safety/minors.ts';
import { joiningWords } from '../domain/safety/expand-english.ts';
import { safeReply } from '../domain/safety/safe-replies.ts';
import { createStemAutomaton } from '../domain/safety/stem-automaton.ts';
import type { CompanionRequest } from './companion.ts';

/** The categories that stems indicate, one bit each. */
export const stemKind = { claim: 1, urge: 2, sexual: 4 } as const;

const createAutomatons = () => ({
  folded: createStemAutomaton([
    { kind: stemKind.claim, patterns: claims },
    { kind: stemKind.urge, patterns: urges },
    { kind: stemKind.sexual, patterns: sexualStems },
  ]),
  english: createStemAutomaton([{ kind: stemKind.urge, patterns: [...urges, ...joiningWords] }]),
});

let automatons: ReturnType<typeof createAutomatons> | null = null;

/** Returns the stem automatons of all judges, which are built on first use, in a few milliseconds. */
export const openAutomatons = () => (automatons ??= createAutomatons());

/** Decides whether a text violates a rule, which is far more expensive than searching for stems. */
export interface Judge {
  /** The category of the stems without which the judge finds nothing. */
  readonly kind: number;
  readonly isWrong: (text: string) => boolean;
  /**
   * Whether the reply is cut before the sentence in which the violation begins, instead of the one in which it ends.
   */
  readonly cutsAtBeginning: boolean;
  /**
   * Returns the text shown instead of the violating text and everything after it. `said` includes the violating text.
   */
  readonly replacement: (said: string) => string;
}

/** Returns the judges in order of precedence. */
export const createJudges = (request: CompanionRequest): readonly Judge[] => {
  const earlier = [...request.history.slice(-6).map((line) => line.text), request.message];
  const now = request.surroundings?.now ?? Date.now();
  let givenParts: readonly string[] | null = null;
  return [
    {
      kind: stemKind.claim,
      isWrong: claimsToBeHuman,
      cutsAtBeginning: true,
      replacement: (said) => disclosureFor(said + request.message),
    },
    {
      kind: stemKind.urge,
      isWrong: incites,
      cutsAtBeginning: false,
      replacement: () => safeReply('concern', detectCrisis(request.message)?.language ?? 'en', 0),
    },
    {
      kind: stemKind.sexual,
      isWrong: (text) => {
        givenParts ??= earlier.filter((line) => impliesMinor(line, now));
        return isSexualAboutMinors(text, givenParts, { ...request.surroundings, now });
      },
      cutsAtBeginning: false,
      replacement: () => 'No. I will not go on with that, not even in play.',
    },
  ];
};
