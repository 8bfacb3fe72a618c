import { code, type Code } from '../../../contract/envelope.ts';
import type { StreamFrame } from '../../../contract/rooms/chat.ts';
import type { UserBenefits } from '../../../contract/sign-in/user.ts';
import type { Database } from '../../store/database.ts';
import type { MessageRow } from '../../store/schema/rooms.ts';
import { readMessage } from '../rooms/messages.ts';
import { readBenefits } from '../billing/wallets.ts';

/**
 * Returns the last frame of an ended reply: `done` when it ended as intended, `error` when it failed or was
 * interrupted. Both have what is stored of it.
 */
export const endFrame = async (
  database: Database,
  row: MessageRow,
  benefits: UserBenefits,
): Promise<StreamFrame> => {
  const message = await readMessage(database, row);
  switch (row.status) {
    case 'failed':
      return {
        ...errorFrame(code.companionFailed, row.problem === 'slow' ? tooSlow : noReply),
        reply: message,
      };
    case 'interrupted':
      return {
        ...errorFrame(code.replyInterrupted, 'The reply was cut off. Its text so far is saved.'),
        reply: message,
      };
    default:
      return { type: 'done', replyId: row.message_id, message, benefits };
  }
};

const noReply = 'There was no reply, so you were not charged. Please try again.';
const tooSlow = 'The reply took too long, so you were not charged. Please try again.';

/** Reads the last frame of a reply. Returns null while it is being written; an `error` frame when it was deleted. */
export const readEndFrame = async (
  database: Database,
  reply: { replyId: string; userId: string },
): Promise<StreamFrame | null> => {
  const row = await database
    .selectFrom('messages')
    .selectAll()
    .where('message_id', '=', reply.replyId)
    .executeTakeFirst();
  if (row === undefined) {
    return errorFrame(code.notFound, 'This conversation was deleted.');
  }
  return row.status === 'streaming'
    ? null
    : endFrame(database, row, await readBenefits(database, reply.userId));
};

export const errorFrame = (reason: Code, message: string): Extract<StreamFrame, { type: 'error' }> => ({
  type: 'error',
  code: reason,
  message,
});
