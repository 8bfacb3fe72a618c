import type { Database } from '../../../store/database.ts';
import { unclaimed } from '../jobs/claims.ts';

/** Schedules that the messages of a room get vectors, unless it is temporary. */
export const scheduleEmbedding = async (
  transaction: Database,
  roomId: string,
  now: number,
): Promise<void> => {
  const room = await transaction
    .selectFrom('rooms')
    .select('room_id')
    .where('room_id', '=', roomId)
    .where('temporary_seen_at', 'is', null)
    .executeTakeFirst();
  if (room === undefined) {
    return;
  }
  await transaction
    .insertInto('embedding_jobs')
    .values({ ...unclaimed, ...room, due_at: now })
    .onConflict((conflict) => conflict.column('room_id').doUpdateSet({ due_at: now }))
    .execute();
};
