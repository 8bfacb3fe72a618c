import type { Database } from '../../../../server/store/database.ts';
import { newId } from '../../../../server/shared/ids.ts';

const rowsAtOnce = 1000;

/**
 * Stores lines of the user and of the mate in turns after the last message of a room, a minute apart, and returns the ids of
 * their messages.
 */
export const storeTalk = async (
  database: Database,
  roomId: string,
  texts: readonly string[],
): Promise<string[]> => {
  const last = await database
    .selectFrom('messages')
    .innerJoin('rooms', 'rooms.room_id', 'messages.room_id')
    .select(['message_id', 'last_seq', 'messages.created_at'])
    .where('messages.room_id', '=', roomId)
    .where('hidden_at', 'is', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const ids = texts.map(() => newId());
  const rows = texts.map((text, index) => ({
    message_id: ids[index] ?? '',
    room_id: roomId,
    seq: last.last_seq + index + 1,
    role: index % 2 === 0 ? ('user' as const) : ('mate' as const),
    text,
    status: index % 2 === 0 ? ('sent' as const) : ('done' as const),
    parent_id: ids[index - 1] ?? last.message_id,
    reply_to: index % 2 === 0 ? null : (ids[index - 1] ?? null),
    created_at: last.created_at + (index + 1) * 60_000,
  }));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await database
      .insertInto('messages')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
  await database
    .updateTable('rooms')
    .set({ last_seq: last.last_seq + rows.length })
    .where('room_id', '=', roomId)
    .execute();
  return ids;
};
