import { detectCrisis } from '../domain/safety/crisis-detection.ts';
import { claims, claimsToBeHuman, disclosureFor } from '../domain/safety/ai-honesty.ts';
import { incites, urges } from '../domain/safety/incitement.ts';
import { impliesMinor, isSexualAboutMinors, sexualStems } from '../domain/safety/minors.ts';
import { joiningWords } from '../domain/safety/expand-english.ts';
import { safeReply } from '../domain/safety/safe-replies.ts';
import { createStemAutomaton } from '../domain/safety/stem-automaton.ts';
import type { CompanionRequest } from './companion.ts';

/** What stems hint at, one bit each. */
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

/** The stems of all judges; built with the first reply, which takes some milliseconds. */
export const openAutomatons = () => (automatons ??= createAutomatons());

/** Decides whether a text is wrong, which costs much more than looking for stems. */
export interface Judge {
  /** The kind of the stems without which it finds nothing. */
  readonly kind: number;
  readonly isWrong: (text: string) => boolean;
  /** True where the reply is cut before the sentence in which the wrong words begin, false: in which they end. */
  readonly cutsAtBeginning: boolean;
  /** What people read in place of the wrong text and all that would follow it. `said` includes the wrong text. */
  readonly replacement: (said: string) => string;
}

/** In order of precedence. */
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
