import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../store/database.ts';

/** How many vectors are stored: a room has those of its newest shown messages. */
export const vectorsPerRoom = 1500;
export const vectorsPerUser = 20_000;

/** A room and who owns it, with the model whose vectors are used. */
export interface VectorOwner {
  readonly roomId: string;
  readonly userId: string;
  readonly model: string;
}

/**
 * Deletes what is above the limits: of a room first the vectors of other models, then those of the oldest messages;
 * of a user those that were stored first, which are of rooms that were not used for the longest time.
 */
export const deleteOldVectors = async (
  transaction: DatabaseTransaction,
  { roomId, userId, model }: VectorOwner,
): Promise<void> => {
  const ofRoom = transaction
    .selectFrom('message_vectors as stored')
    .select('vector_id')
    .where('stored.room_id', '=', roomId)
    .orderBy(sql`case when stored.model = ${model} then 0 else 1 end`)
    .orderBy('stored.seq', 'desc')
    .offset(vectorsPerRoom);
  const ofUser = transaction
    .selectFrom('message_vectors as stored')
    .select('vector_id')
    .where('stored.user_id', '=', userId)
    .orderBy('vector_id', 'desc')
    .offset(vectorsPerUser);
  for (const above of [ofRoom, ofUser]) {
    await transaction
      .deleteFrom('message_vectors')
      // SQLite takes no offset without a limit.
      .where('vector_id', 'in', above.limit(deletedAtOnce))
      .execute();
  }
};

const deletedAtOnce = 100;

/**
 * Deletes the vectors of a room by this model that have another size: another model has its name now. Those of texts that were not
 * embedded have no size. Returns their number.
 */
export const deleteOtherSizes = async (
  transaction: DatabaseTransaction,
  { roomId, model }: VectorOwner,
  size: number,
): Promise<number> => {
  const { numDeletedRows } = await transaction
    .deleteFrom('message_vectors')
    .where('room_id', '=', roomId)
    .where('model', '=', model)
    .where(sql<number>`length(numbers)`, 'not in', [0, size])
    .executeTakeFirst();
  return Number(numDeletedRows);
};
