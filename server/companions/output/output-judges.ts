import {
  answersAsHuman,
  asksWhatItIs,
  claimPatterns,
  hasHumanClaim,
} from '../../text-safety/output/ai-honesty.ts';
import { conversationLanguage, linesFor } from '../../text-safety/output/conversation-language.ts';
import { holdsBack, saysGoodbye } from '../../text-safety/output/goodbyes.ts';
import { hasIncitement, urgePatterns } from '../../text-safety/output/incitement.ts';
import { readShown } from '../../text-safety/output/output-readers.ts';
import { impliesMinor, isSexualAboutMinors, sexualStems } from '../../text-safety/minors.ts';
import { joiningWords } from '../../text-safety/expand-english.ts';
import { safeReply } from '../../text-safety/crisis/safe-replies.ts';
import { createStemAutomaton } from '../../text-safety/stems/stem-automaton.ts';
import type { RemovedPart } from '../../../contract/replies/reply-prompt.ts';
import type { CompanionRequest } from '../companion.ts';

/** The categories that stems indicate, one bit each. */
export const stemKind = { claim: 1, urge: 2, sexual: 4 } as const;

/** The patterns that stems are made of, by the form of the text in which they are looked for. */
export const stemPatterns = () => {
  const [claims, urges] = [claimPatterns(), urgePatterns()];
  return {
    folded: [
      { kind: stemKind.claim, patterns: claims.folded },
      { kind: stemKind.urge, patterns: urges.folded },
      { kind: stemKind.sexual, patterns: sexualStems },
    ],
    english: [
      { kind: stemKind.claim, patterns: claims.english },
      { kind: stemKind.urge, patterns: urges.english },
      { kind: stemKind.claim | stemKind.urge, patterns: joiningWords },
    ],
  };
};

const createAutomatons = () => {
  const { folded, english } = stemPatterns();
  return { folded: createStemAutomaton(folded), english: createStemAutomaton(english) };
};

let automatons: ReturnType<typeof createAutomatons> | null = null;

/** Returns the stem automatons of all judges, which are built on first use. */
export const openAutomatons = () => (automatons ??= createAutomatons());

/** Compiles what the judges need. It takes up to a second. */
export const prepareJudges = (): void => {
  openAutomatons();
  const readings = readShown('Hello.');
  [hasHumanClaim, hasIncitement].forEach((judge) => judge(readings));
  [answersAsHuman, asksWhatItIs, saysGoodbye, holdsBack].forEach((judge) => judge('Hello.'));
};

/** Decides whether a text violates a rule, which is far more expensive than searching for stems. */
export interface Judge {
  /** The record of a reply that it cuts. */
  readonly reason: Extract<RemovedPart['reason'], 'human' | 'harm' | 'minor'>;
  /**
   * The category of the stems without which the judge finds nothing in a sentence and the text before it; null for one that
   * reads every sentence by itself.
   */
  readonly kind: number | null;
  /** Decides about a text as it is shown. */
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
  const claims = {
    reason: 'human' as const,
    kind: stemKind.claim,
    isWrong: (text: string) => hasHumanClaim(readShown(text)),
    cutsAtBeginning: true,
    replacement: (said: string) => linesFor(talkOf(request, said)).disclosure,
  };
  const answers = { ...claims, kind: null, isWrong: answersAsHuman };
  return [
    claims,
    ...(asksWhatItIs(request.message) ? [answers] : []),
    {
      reason: 'harm',
      kind: stemKind.urge,
      isWrong: (text) => hasIncitement(readShown(text)),
      cutsAtBeginning: false,
      replacement: (said) => safeReply('concern', conversationLanguage(talkOf(request, said)) ?? 'en', 0),
    },
    {
      reason: 'minor',
      kind: stemKind.sexual,
      isWrong: (text) => {
        givenParts ??= earlier.filter((line) => impliesMinor(line, now));
        return isSexualAboutMinors(text, givenParts, { ...request.surroundings, now });
      },
      cutsAtBeginning: false,
      replacement: (said) => linesFor(talkOf(request, said)).refusal,
    },
  ];
};

/** The texts that show the conversation's language, most telling first: the new message, the reply, what was said before. */
export const talkOf = ({ message, history }: CompanionRequest, said: string): readonly string[] => [
  message,
  said,
  ...history
    .slice(-6)
    .map(({ text }) => text)
    .toReversed(),
];

/** How short an answer to a plea may be that still belongs to the goodbye before it, in UTF-16 units. */
const shortAnswer = 60;

/** Returns what finds the sentences that hold a person back who leaves; null if the person stays. */
export const createGoodbyeJudge = ({
  message,
  history,
}: CompanionRequest): ((sentence: string) => boolean) | null => {
  const before = history.findLast(({ role }) => role === 'user')?.text ?? '';
  const isLeaving = saysGoodbye(message) || (message.length <= shortAnswer && saysGoodbye(before));
  return isLeaving ? holdsBack : null;
};
