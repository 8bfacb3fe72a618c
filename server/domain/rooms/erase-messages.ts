import type { Database } from '../../store/database.ts';

/** How many messages a statement deletes: others have their turns between two. */
const rowsAtOnce = 100;

/**
 * Deletes all messages of a room, also those that could be restored, the newest first: a reply is deleted with its message. The
 * caller ensures that no further ones are written.
 */
export const eraseMessages = async (database: Database, roomId: string): Promise<void> => {
  await repeat(() => eraseNewestMessages(database, roomId));
  await eraseRemovals(database, roomId);
};

/** Deletes what was removed from a room and could be restored. */
export const eraseRemovals = async (database: Database, roomId: string): Promise<void> => {
  const removals = await database
    .selectFrom('removals')
    .select('removal_id')
    .where('room_id', '=', roomId)
    .execute();
  for (const { removal_id: removalId } of removals) {
    await eraseRemoval(database, removalId);
  }
};

/**
 * Deletes the newest messages of a room, and returns whether there were any. Their ids are read first: in one statement PostgreSQL
 * may look for each message of the table among them.
 */
export const eraseNewestMessages = async (database: Database, roomId: string): Promise<boolean> => {
  const newest = await database
    .selectFrom('messages')
    .select('message_id')
    .where('room_id', '=', roomId)
    .orderBy('seq', 'desc')
    .limit(rowsAtOnce)
    .execute();
  if (newest.length === 0) {
    return false;
  }
  await database.deleteFrom('messages').where('message_id', 'in', toIds(newest)).execute();
  return true;
};

/** Deletes the messages of a removal that were restored, or no longer can be. */
export const eraseRemovedMessages = (database: Database, removalId: string): Promise<void> =>
  repeat(async () => {
    const some = await database
      .selectFrom('removed_messages')
      .select('message_id')
      .where('removal_id', '=', removalId)
      .limit(rowsAtOnce)
      .execute();
    if (some.length === 0) {
      return false;
    }
    await database.deleteFrom('removed_messages').where('message_id', 'in', toIds(some)).execute();
    return true;
  });

const toIds = (rows: readonly { readonly message_id: string }[]): string[] =>
  rows.map(({ message_id: messageId }) => messageId);

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

/** Repeats a deletion of some rows until it finds none. */
const repeat = async (eraseSome: () => Promise<boolean>): Promise<void> => {
  while (await eraseSome()) {
    // The next part.
  }
};
