import { createHash } from 'node:crypto';

const letters = 16;

/**
 * Returns the mark of our notes in the prompts of a room. Neither the person nor those who wrote its mate know it, so no text of theirs
 * passes for a note.
 */
export const toNoteMark = (roomId: string): string =>
  createHash('sha256').update(`notes of ${roomId}`).digest('hex').slice(0, letters);
