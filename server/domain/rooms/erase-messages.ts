import type { DeleteResult } from 'kysely';
import type { Database } from '../../store/database.ts';

/** How many messages a statement deletes: others have their turns between two. */
const rowsAtOnce = 100;

/**
 * Deletes all messages of a room, also those that could be restored, the newest first: a reply is deleted with its message. The
 * caller ensures that no further ones are written.
 */
export const eraseMessages = async (database: Database, roomId: string): Promise<void> => {
  await repeat(() =>
    database
      .deleteFrom('messages')
      .where('message_id', 'in', (query) =>
        query
          .selectFrom('messages as stored')
          .select('stored.message_id')
          .where('stored.room_id', '=', roomId)
          .orderBy('stored.seq', 'desc')
          .limit(rowsAtOnce),
      )
      .executeTakeFirst(),
  );
  const removals = await database
    .selectFrom('removals')
    .select('removal_id')
    .where('room_id', '=', roomId)
    .execute();
  for (const { removal_id: removalId } of removals) {
    await eraseRemoval(database, removalId);
  }
};

/** Deletes the messages of a removal that were restored, or no longer can be. */
export const eraseRemovedMessages = (database: Database, removalId: string): Promise<void> =>
  repeat(() =>
    database
      .deleteFrom('removed_messages')
      .where('message_id', 'in', (query) =>
        query
          .selectFrom('removed_messages as removed')
          .select('removed.message_id')
          .where('removed.removal_id', '=', removalId)
          .limit(rowsAtOnce),
      )
      .executeTakeFirst(),
  );

/** Also deletes what the messages taught, their summaries, and what they were written from. */
const eraseRemoval = async (database: Database, removalId: string): Promise<void> => {
  const removed = database
    .selectFrom('removed_messages')
    .select('message_id')
    .where('removal_id', '=', removalId);
  await database.deleteFrom('facts').where('source_message_id', 'in', removed).execute();
  await database.deleteFrom('chapters').where('last_message_id', 'in', removed).execute();
  await database.deleteFrom('prompt_records').where('message_id', 'in', removed).execute();
  await database.deleteFrom('lore_effects').where('message_id', 'in', removed).execute();
  await eraseRemovedMessages(database, removalId);
  await database.deleteFrom('removals').where('removal_id', '=', removalId).execute();
};

/** Deletes what was removed at this time or before. */
export const purgeRemovals = async (database: Database, time: number): Promise<void> => {
  const removals = await database
    .selectFrom('removals')
    .select('removal_id')
    .where('removed_at', '<=', time)
    .execute();
  for (const { removal_id: removalId } of removals) {
    await eraseRemoval(database, removalId);
  }
};

/** Repeats a deletion of some rows until nothing is left. */
const repeat = async (deleteSome: () => Promise<DeleteResult>): Promise<void> => {
  while ((await deleteSome()).numDeletedRows > 0n) {
    // The next part.
  }
};
