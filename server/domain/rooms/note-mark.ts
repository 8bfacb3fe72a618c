import { createHash } from 'node:crypto';
import { markLength } from '../../companions/prompt/sections/frame.ts';

/**
 * Returns the mark of our notes in the prompts of a room. It is another one in each, so that no card, lorebook or message of another chat
 * passes for a note.
 */
export const toNoteMark = (roomId: string): string =>
  createHash('sha256').update(`notes of ${roomId}`).digest('hex').slice(0, markLength);
