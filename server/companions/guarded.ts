import { asksWhatItIs, claimOf, disclosesItself, disclosureFor } from '../domain/safety/human-claims.ts';
import { hear } from '../domain/safety/crisis.ts';
import { incites } from '../domain/safety/incitement.ts';
import { isSexualAboutMinors } from '../domain/safety/minors.ts';
import { safeReply } from '../domain/safety/safe-replies.ts';
import type { Companion, CompanionReply, CompanionRequest } from './companion.ts';

/**
 * Watches over what an engine writes that nobody has read before: it claims to be no human, says what it is when it is
 * asked, and stops short of what no mate may say. The latest words wait a moment, so that what is wrong is not shown.
 */
export const guarded = (companion: Companion): Companion => ({
  ...companion,
  reply: (request) => watch(companion.reply(request), request),
});

/** How many UTF-16 units wait to be shown until their sentence has ended. */
const heldBack = 64;
/** How much of what was said is read again with what is new. */
const readAgain = 600;

async function* watch(pieces: CompanionReply, request: CompanionRequest): CompanionReply {
  let said = '';
  let shown = 0;
  const show = (end: number): string => {
    const piece = said.slice(shown, Math.max(shown, end));
    shown = Math.max(shown, end);
    return piece;
  };
  for (;;) {
    const next = await pieces.next();
    said += next.done === true ? '' : next.value;
    const wrong = findWrong(said, Math.max(0, shown - readAgain), request);
    if (wrong !== null) {
      // The engine may clean up behind itself; of the wrong reply it must remember nothing.
      await pieces.return({ memory: request.memory });
      yield join(show(wrong.start), wrong.instead);
      return { memory: request.memory };
    }
    if (next.done === true) {
      const needed = asksWhatItIs(request.message) && !disclosesItself(said);
      yield needed ? join(show(said.length), disclosureFor(request.message)) : show(said.length);
      return next.value;
    }
    const ready = show(said.length - heldBack);
    if (ready !== '') {
      yield ready;
    }
  }
}

interface Wrong {
  /** Where the reply is cut, in UTF-16 units. */
  readonly start: number;
  readonly instead: string;
}

const findWrong = (said: string, from: number, request: CompanionRequest): Wrong | null => {
  const text = said.slice(from);
  const claim = claimOf(text);
  if (claim !== null) {
    return { start: sentenceStart(said, from + claim.start), instead: disclosureFor(said + request.message) };
  }
  const earlier = [...request.history.slice(-6).map((line) => line.text), request.message];
  const urging = firstSentence(text, incites);
  if (urging !== null) {
    return {
      start: from + urging,
      instead: safeReply('concern', hear(request.message)?.language ?? 'en', 0),
    };
  }
  const indecent = firstSentence(text, (part) => isSexualAboutMinors(part, earlier, request.surroundings));
  return indecent === null ? null : { start: from + indecent, instead: refusal };
};

const refusal = 'No. I will not go on with that, not even in play.';

/** Where the sentence begins with which the text becomes wrong; null while it is not. */
const firstSentence = (text: string, isWrong: (text: string) => boolean): number | null => {
  if (!isWrong(text)) {
    return null;
  }
  const ends = [...text.matchAll(/[.!?\n。！？]+\s*/gu)].map((match) => match.index + match[0].length);
  const starts = [0, ...ends];
  return starts.findLast((start) => !isWrong(text.slice(0, start))) ?? 0;
};

/** Behind the last end of a sentence before the place. */
const sentenceStart = (text: string, place: number): number =>
  Math.max(0, ...['.', '!', '?', '\n', '。', '！', '？'].map((end) => text.lastIndexOf(end, place - 1) + 1));

const join = (before: string, after: string): string =>
  before === '' || /\s$/.test(before) ? before + after : `${before} ${after}`;
