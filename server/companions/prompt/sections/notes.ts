import type { Line } from '../../companion.ts';
import { countTokens, messageOverhead } from '../tokens/count-tokens.ts';
import { cutEnd } from '../tokens/cut.ts';
import { quote } from './quote.ts';

/** A note of those who wrote the mate or its world, for a place near the end of the conversation. */
export interface Note {
  readonly intro: string;
  readonly text: string;
}

/** The tokens of a line in addition to its text: it can be a separate message. */
export const lineCost = messageOverhead + 1;

/** Returns what a note costs in addition to its quoted text. A line of its own is counted by itself. */
export const sizeOfFrame = (intro: string): number =>
  countTokens(toText(intro, '.')) - countTokens('.') + lineCost;

/** Returns a note as a line of the user's, since few models accept further messages of the system; none where nothing of it fits. */
export const writeNote = (note: Note | null, limit: number): Line[] => {
  if (note === null) return [];
  const text = cutEnd(quote(note.text).join('\n'), limit - sizeOfFrame(note.intro));
  return text === '' ? [] : [{ role: 'user', text: toText(note.intro, text) }];
};

const toText = (intro: string, text: string): string => `[${intro}\n${text}\n]`;

/** Returns what a note needs, at most about `max` tokens. */
export const sizeOfNote = (note: Note | null, max: number): number =>
  writeNote(note, max).reduce((sum, { text }) => sum + countTokens(text) + lineCost, 0);

/** The tokens that notes add to the turns they join. Notes that are turns of their own cost more; that is part of the recent messages. */
export const tokensOfNotes = (lines: readonly Line[]): number =>
  lines.reduce((sum, { text }) => sum + countTokens(text) + 1, 0);
