import { findOpenCharge } from '../billing/allowance.ts';
import type { Accepted, OpenDeps, OpenedReply } from './open-reply.ts';

/**
 * Returns the reply of an earlier request that this node stored without learning so, because the connection broke
 * during the commit: no writer has it yet. Returns null for every other reply.
 */
export const adoptReply = async (
  { database, node }: Pick<OpenDeps, 'database' | 'node'>,
  userId: string,
  { messageId, replyId }: Accepted,
): Promise<OpenedReply | null> => {
  const row = await database
    .selectFrom('messages')
    .select(['room_id', 'text'])
    .where('message_id', '=', replyId)
    .where('status', '=', 'streaming')
    .where('node', '=', node)
    .executeTakeFirst();
  if (row === undefined) {
    return null;
  }
  const charge = await findOpenCharge(database, { userId, messageId, replyId });
  return { replyId, messageId, roomId: row.room_id, userId, charge, begun: row.text };
};
