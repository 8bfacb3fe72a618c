import { code } from '../../../contract/envelope.ts';
import { cutText } from '../../../contract/letters.ts';
import { isCall, type HelpLevel } from '../../../contract/safety/help.ts';
import type { Language } from '../../../contract/languages.ts';
import { maxReplyLength } from '../../../contract/limits.ts';
import type { TrialLine } from '../../../contract/rooms/trial.ts';
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
  /** From the greeting on. */
  readonly lines: readonly TrialLine[];
  readonly text: string;
  /** The mate's, of what was said before. */
  readonly memory: string | null;
  /** The statements about their age that they have answered; null on a host that asks no ages. */
  readonly understood: readonly string[] | null;
  /** The language of the page. */
  readonly language: string;
  readonly now: number;
}

/**
 * Returns whether helplines are to be shown with a visitor's message. Throws `contentRefused`, or `ageUnknown` when the visitor says
 * to be younger than 18.
 */
export const acceptTrial = async ({
  mate,
  lines,
  text,
  understood,
  now,
}: TrialTurn): Promise<HelpLevel | null> => {
  const talk = [...lines.slice(1), { text }].map((line) => ({ text: line.text, isShown: true }));
  await assertSafeTalk({ mate, persona: null, notes: '' }, talk, now);
  assertUnderstood({ text, understood }, now);
  return helpLevel(text);
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

/** A piece of the reply, the position where it belongs, and the whole text up to its end. */
export interface TrialPiece {
  readonly from: number;
  readonly text: string;
  readonly whole: string;
}

interface Writing {
  readonly companion: Pick<Companion, 'reply'>;
  /** The model that writes; null for the companion's own choice. */
  readonly model: string | null;
  readonly help: HelpLevel | null;
  readonly signal: AbortSignal;
}

/**
 * Writes the reply to an accepted message, stores nothing, and returns the mate's memory after it. A message that requests help gets a
 * safe reply instead of the companion's. Throws CompanionError.
 */
export async function* writeTrial(
  turn: TrialTurn,
  writing: Writing,
): AsyncGenerator<TrialPiece, string | null, void> {
  const { lines, text: message, language, memory } = turn;
  const asked = lines.filter(({ role, text }) => role === 'user' && crisisLevel(text) !== null);
  if (isCall(writing.help)) {
    const text = safeReply(writing.help, languageOf(message, language), asked.length);
    yield { from: 0, text, whole: text };
    return memory;
  }
  const isCareful = lines.slice(-carefulLines).some((line) => asked.includes(line));
  let whole = '';
  const onRestart = () => void (whole = '');
  const pieces = writing.companion.reply({ ...toRequest(turn, writing, isCareful), onRestart });
  for (;;) {
    const next = await pieces.next();
    if (next.done === true) return next.value.memory ?? memory;
    const from = whole.length;
    const text = cutText(next.value, maxReplyLength - from);
    whole += text;
    if (text === '') continue;
    yield { from, text, whole };
  }
}

const toRequest = (
  { mate, lines, text, memory, language, now }: TrialTurn,
  { model, signal }: Writing,
  isCareful: boolean,
): CompanionRequest => ({
  mate,
  history: lines,
  message: text,
  memory,
  userName: null,
  persona: null,
  notes: '',
  isCareful,
  surroundings: toSurroundings(
    { mate, persona: null, notes: '' },
    now,
    lines.map((line) => line.text),
  ),
  language: toLanguage(language),
  signal,
  ...(model === null ? {} : { choice: { model, length: 'medium', temper: 'balanced' } }),
});

/** Returns the language of the detected text, else that of the page. */
const languageOf = (text: string, language: string): Language =>
  detectCrisis(text)?.language ?? toLanguage(language);
