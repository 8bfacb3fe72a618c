import { newId } from '../../../shared/ids.ts';
import type { DatabaseTransaction } from '../../../store/database.ts';
import { insertRows } from '../../../store/insert-rows.ts';
import type { CopiedRoom } from '../copy-facts.ts';

/** Copies the chapters of a room whose messages were all copied, in their order, with the forgotten ones. */
export const copyChapters = async (
  transaction: DatabaseTransaction,
  now: number,
  { original, roomId, messageIds }: CopiedRoom,
): Promise<void> => {
  const rows = await transaction
    .selectFrom('chapters')
    .selectAll()
    .where('room_id', '=', original.room_id)
    .orderBy('last_seq')
    .execute();
  const places = new Map([...messageIds.keys()].map((id, index) => [id, index + 1]));
  const copies = rows.flatMap((row) => {
    const first = messageIds.get(row.first_message_id);
    const last = messageIds.get(row.last_message_id);
    const seq = places.get(row.last_message_id);
    return first === undefined || last === undefined || seq === undefined
      ? []
      : [
          {
            ...row,
            chapter_id: newId(now),
            room_id: roomId,
            first_message_id: first,
            last_message_id: last,
            last_seq: seq,
          },
        ];
  });
  await insertRows(transaction, 'chapters', copies);
};
