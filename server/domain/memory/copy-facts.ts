import { newId } from '../../shared/ids.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import { insertRows } from '../../store/insert-rows.ts';
import type { FactRow } from '../../store/schema/memory.ts';
import type { RoomRow } from '../../store/schema/rooms.ts';
import { countFreeFacts } from './fact-limits.ts';
import { skipReading } from './jobs/schedule.ts';

export interface CopiedRoom {
  readonly original: RoomRow;
  readonly roomId: string;
  /** The ids of the copied messages, by those of the originals. */
  readonly messageIds: ReadonlyMap<string, string>;
}

/**
 * Copies what the messages of a room taught and what the user wrote of its story, the newest facts first, up to the limits. A model
 * reads only what follows: what it has yet to read of the original it reads there.
 */
export const copyFacts = async (
  transaction: DatabaseTransaction,
  now: number,
  copied: CopiedRoom,
): Promise<void> => {
  const { original, roomId, messageIds } = copied;
  const { room_id: originalId, user_id: userId, mate_id: mateId } = original;
  await skipReading(
    transaction,
    { room_id: roomId },
    messageIds.size,
    await readChapterSeq(transaction, copied),
  );
  const rows = await transaction
    .selectFrom('facts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('mate_id', '=', mateId)
    .where((where) =>
      where.or([
        where('source_room_id', '=', originalId),
        where.and([where('room_id', '=', originalId), where('source_message_id', 'is', null)]),
      ]),
    )
    .where((where) => where.or([where('forgotten_at', 'is', null), where('text', '=', '')]))
    .orderBy('created_at', 'desc')
    .orderBy('fact_id', 'desc')
    .execute();
  const taught = rows.filter(
    (row) => row.source_message_id === null || messageIds.has(row.source_message_id),
  );
  const free = await countFreeFacts(transaction, { userId, mateId });
  // The times of the ids keep the order of facts of one message.
  const copies = taught
    .slice(0, free)
    .map((row, index) => toCopy(row, { roomId, messageIds, factId: newId(now + free - index) }));
  await insertRows(transaction, 'facts', copies);
};

/** Where a part of the original is not to be summarized, nothing of the copy is that has no chapter yet. */
const readChapterSeq = async (
  transaction: DatabaseTransaction,
  { original, messageIds }: CopiedRoom,
): Promise<number> => {
  const job = await transaction
    .selectFrom('memory_jobs')
    .select('chapter_seq')
    .where('room_id', '=', original.room_id)
    .executeTakeFirst();
  return (job?.chapter_seq ?? 0) === 0 ? 0 : messageIds.size;
};

const toCopy = (
  row: FactRow,
  { roomId, messageIds, factId }: Omit<CopiedRoom, 'original'> & { readonly factId: string },
): FactRow => ({
  ...row,
  fact_id: factId,
  client_id: null,
  room_id: row.room_id === null ? null : roomId,
  source_room_id: row.source_message_id === null ? null : roomId,
  source_message_id: row.source_message_id === null ? null : (messageIds.get(row.source_message_id) ?? null),
});
