import { usualReplies, type ReplyChoice, type ReplyLength } from '../../contract/replies/reply-settings.ts';
import type { CompanionRequest } from './companion.ts';

/**
 * The most that is shown of a reply, in letters of an alphabet: about three times what the rules ask for, which is up to 300, 1,000 and
 * 3,000 letters.
 */
const lengths: Record<ReplyLength, number> = { short: 1000, medium: 3000, long: 9000 };

/** Returns how long a reply should be. A choice is complete: where a room has none, it has the length of the mate. */
export const getReplyLength = (choice: ReplyChoice | undefined): ReplyLength =>
  choice?.length ?? usualReplies.length;

/** Returns the most that is shown of a reply. What the person wants in their own words may be long. */
export const shownLength = (request: ReplyLengthInput): number => {
  const kind = request.hint?.kind;
  return lengths[kind === 'longer' || kind === 'own' ? 'long' : getReplyLength(request.choice)];
};

type ReplyLengthInput = Pick<CompanionRequest, 'choice' | 'hint'>;
