import type { Database } from '../../../../server/store/database.ts';
import { newId } from '../../../../server/shared/ids.ts';

const rowsAtOnce = 1000;

/**
 * Stores a conversation after the message, of which each line follows the one before. The texts have the pairs of letters of a run
 * of which they have only parts.
 */
export const storeLongRoom = async (
  database: Database,
  {
    roomId,
    messageId,
    length,
  }: { readonly roomId: string; readonly messageId: string; readonly length: number },
): Promise<void> => {
  const room = await database
    .selectFrom('rooms')
    .select(['last_seq', 'created_at'])
    .where('room_id', '=', roomId)
    .executeTakeFirstOrThrow();
  let parent = messageId;
  const rows = Array.from({ length }, (_, index) => {
    const id = newId();
    const row = {
      message_id: id,
      room_id: roomId,
      seq: room.last_seq + index + 1,
      role: index % 2 === 0 ? ('user' as const) : ('mate' as const),
      text: `山川。川海。海空。空月 ${String(index)}`,
      status: index % 2 === 0 ? ('sent' as const) : ('done' as const),
      parent_id: parent,
      reply_to: index % 2 === 0 ? null : parent,
      created_at: room.created_at + index,
    };
    parent = id;
    return row;
  });
  await database.transaction().execute(async (transaction) => {
    for (let start = 0; start < length; start += rowsAtOnce) {
      await transaction
        .insertInto('messages')
        .values(rows.slice(start, start + rowsAtOnce))
        .execute();
    }
    await transaction
      .updateTable('rooms')
      .set({ last_seq: room.last_seq + length })
      .where('room_id', '=', roomId)
      .execute();
  });
};
