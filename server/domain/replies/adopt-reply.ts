import { readOpened, type OpenDeps, type OpenedReply } from './open-reply.ts';

/**
 * Returns the reply of an earlier request that this node stored without learning so, because the connection broke
 * during the commit: no writer has it yet. Returns null for every other reply.
 */
export const adoptReply = async (
  { database, node }: Pick<OpenDeps, 'database' | 'node'>,
  replyId: string,
): Promise<OpenedReply | null> => {
  const own = await database
    .selectFrom('messages')
    .select('message_id')
    .where('message_id', '=', replyId)
    .where('status', '=', 'streaming')
    .where('node', '=', node)
    .executeTakeFirst();
  return own === undefined ? null : readOpened(database, replyId);
};
