import { code, type Code } from '../../../contract/envelope.ts';
import type { StreamFrame } from '../../../contract/chat.ts';
import type { UserBenefits } from '../../../contract/user.ts';
import type { Database } from '../../store/database.ts';
import type { MessageRow } from '../../store/schema.ts';
import { toMessage } from '../rooms/messages.ts';
import { readBenefits } from '../billing/wallets.ts';

/** The last frame of a reply that has ended: `done` for what is as it should be, `error` for what was cut. */
export const endFrame = (row: MessageRow, benefits: UserBenefits): StreamFrame => {
  switch (row.status) {
    case 'failed':
      return errorFrame(
        code.companionFailed,
        'There was no reply, so you were not charged. Please try again.',
      );
    case 'interrupted':
      return errorFrame(code.replyInterrupted, 'The reply was cut off. What came of it is kept.');
    default:
      return { type: 'done', replyId: row.message_id, message: toMessage(row), benefits };
  }
};

/** Reads how a reply ended. Null while it is being written; an `error` when it is gone. */
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
  return row.status === 'streaming' ? null : endFrame(row, await readBenefits(database, reply.userId));
};

export const errorFrame = (reason: Code, message: string): StreamFrame => ({
  type: 'error',
  code: reason,
  message,
});
