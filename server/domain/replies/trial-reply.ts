import { code } from '../../../contract/envelope.ts';
import type { Language } from '../../../contract/languages.ts';
import { trialMessages } from '../../../contract/limits.ts';
import type { TrialLine } from '../../../contract/trial.ts';
import { isCall, type HelpLevel } from '../../../contract/help.ts';
import type { Companion, CompanionRequest } from '../../companions/companion.ts';
import type { MateProfile } from '../../content/mate-profile.ts';
import { findMinorStatements, toStatementKey } from '../../text-safety/ages/own-age.ts';
import { crisisLevel, detectCrisis, helpLevel } from '../../text-safety/crisis/crisis-detection.ts';
import { safeReply } from '../../text-safety/crisis/safe-replies.ts';
import { toLanguage } from '../../shared/to-language.ts';
import { DomainError } from '../domain-error.ts';
import { carefulLines } from '../safety/aftercare.ts';
import { assertSafeTalk } from '../rooms/minors-context.ts';
import { toSurroundings } from '../safety/talk-with-minors.ts';

/** A message of a visitor, with what was said before in the trial chat. */
export interface TrialTurn {
  readonly mate: MateProfile;
  readonly lines: readonly TrialLine[];
  readonly text: string;
  readonly memory: string | null;
  /** The statements about their age that they have answered; null on a host that asks no ages. */
  readonly understood: readonly string[] | null;
  /** The language of the page. */
  readonly language: string;
  readonly now: number;
  readonly signal: AbortSignal;
}

interface TrialReply {
  readonly text: string;
  readonly memory: string | null;
  readonly help: HelpLevel | null;
  readonly left: number;
}

/**
 * Returns the reply to a visitor's message, and stores nothing. A message that requests help gets a safe reply instead of the
 * companion's. Throws `contentRefused`, or `ageUnknown` when the visitor says to be younger than 18.
 */
export const replyToTrial = async (
  companion: Pick<Companion, 'reply'>,
  { language, now, ...turn }: TrialTurn,
): Promise<TrialReply> => {
  const { mate, lines, text } = turn;
  const own = lines.filter(({ role }) => role === 'user');
  const partners = { mate, persona: null, notes: '' };
  const talk = [...lines, { text }].map((line) => ({ text: line.text, isShown: true }));
  await assertSafeTalk(partners, talk, now);
  assertUnderstood(turn, now);
  const left = Math.max(0, trialMessages - 1 - own.length);
  const help = helpLevel(text);
  const asked = own.filter((line) => crisisLevel(line.text) !== null);
  if (isCall(help)) {
    return {
      text: safeReply(help, languageOf(text, language), asked.length),
      memory: turn.memory,
      help,
      left,
    };
  }
  const isCareful = lines.slice(-carefulLines).some((line) => asked.includes(line));
  const written = await write(
    companion.reply({ ...toRequest(turn, isCareful, now), language: toLanguage(language) }),
  );
  return { ...written, help, left };
};

/** The visitor is asked about the first sentence in which they say to be too young that they have not answered before. */
const assertUnderstood = (
  { text, understood }: Pick<TrialTurn, 'text' | 'understood'>,
  now: number,
): void => {
  if (understood === null) {
    return;
  }
  const keys = understood.map(toStatementKey);
  const sentence = findMinorStatements(text, now).find((stated) => !keys.includes(toStatementKey(stated)));
  if (sentence !== undefined) {
    throw new DomainError(code.ageUnknown, 'ageUnknown', { details: { sentence } });
  }
};

const toRequest = (turn: Omit<TrialTurn, 'language' | 'now'>, isCareful: boolean, now: number) => {
  const { mate, lines, text, memory, signal } = turn;
  const said = [mate.greeting, ...lines.map((line) => line.text)];
  return {
    mate,
    history: [{ role: 'mate', text: mate.greeting }, ...lines],
    message: text,
    memory,
    userName: null,
    persona: null,
    notes: '',
    isCareful,
    surroundings: toSurroundings({ mate, persona: null, notes: '' }, now, said),
    signal,
  } satisfies CompanionRequest;
};

const write = async (reply: ReturnType<Companion['reply']>) => {
  let text = '';
  for (;;) {
    const next = await reply.next();
    if (next.done === true) {
      return { text, memory: next.value.memory };
    }
    text += next.value;
  }
};

/** Returns the language of the detected text, else that of the page. */
const languageOf = (text: string, language: string): Language =>
  detectCrisis(text)?.language ?? toLanguage(language);
