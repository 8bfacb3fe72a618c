import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../store/database.ts';
import type { Schema } from '../../store/schema/schema.ts';
import { deleteAllMates, deleteOneMate, listOwnMates } from '../mates/own/delete-user-mate.ts';
import { purgeFrames } from '../transcript/frames.ts';
import { deleteRoom } from '../rooms/delete-room.ts';
import type { StoreDeps } from '../store-deps.ts';
import { revokeAccess } from '../accounts/account-lock.ts';

/** The account that is deleted. */
export interface DeletedAccount {
  readonly userId: string;
  readonly email: string;
}

/**
 * Makes an account that nobody can sign in to: its address is free for another one, and what remains is data that `eraseAccount`
 * deletes. Returns false where that was done before.
 */
export const closeAccount = async (
  transaction: DatabaseTransaction,
  { userId, email }: DeletedAccount,
  now: number,
): Promise<boolean> => {
  const begun = await transaction
    .insertInto('account_deletions')
    .values({ user_id: userId, requested_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (begun === undefined) {
    return false;
  }
  await transaction
    .updateTable('users')
    .set({ email: `deleted:${userId}`, password_hash: null, name: null })
    .where('user_id', '=', userId)
    .execute();
  await revokeAccess(transaction, userId);
  for (const table of ['provider_links', 'passkeys'] as const) {
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await transaction.deleteFrom('registrations').where('email', '=', email).execute();
  return true;
};

/**
 * Deletes the data of a closed account and then its row. Each part is a transaction of its own, so that others have the database
 * between two; after a failure it continues where it stopped. `onRoomErased` is called with each deleted room.
 */
export const eraseAccount = async (
  deps: StoreDeps,
  userId: string,
  onRoomErased: (roomId: string) => void = () => undefined,
): Promise<void> => {
  const rooms = await deps.database
    .selectFrom('rooms')
    .select('room_id')
    .where('user_id', '=', userId)
    .orderBy('room_id')
    .execute();
  for (const { room_id: roomId } of rooms) {
    await deleteRoom(deps, { userId, roomId });
    onRoomErased(roomId);
  }
  for (const mate of await listOwnMates(deps.database, userId)) {
    await deps.database.transaction().execute((transaction) => deleteOneMate(transaction, deps, mate));
  }
  for (const table of manyRows) {
    while (await eraseRows(deps, table, userId)) {
      // The next part.
    }
  }
  await deps.database.transaction().execute(async (transaction) => {
    await deleteAllMates(transaction, deps, userId);
    await transaction.deleteFrom('users').where('user_id', '=', userId).execute();
    await purgeFrames(transaction, deps.dialect);
  });
};

/** Continues the deletions that were requested at this time or before. */
export const continueDeletions = async (deps: StoreDeps, time: number): Promise<void> => {
  const rows = await deps.database
    .selectFrom('account_deletions')
    .select('user_id')
    .where('requested_at', '<=', time)
    .execute();
  for (const { user_id: userId } of rows) {
    await eraseAccount(deps, userId);
  }
};

/** How many rows a statement deletes. */
const rowsAtOnce = 100;

/** Tables of which an account may have so many rows that they are not left to the deletion of its own row. */
const manyRows = [
  'facts',
  'lore_entries',
  'ledger',
  'imported_items',
  'user_changes',
] as const satisfies readonly (keyof Schema)[];

/** Deletes some of the user's rows, and returns whether there were any. */
const eraseRows = async (
  { database, dialect }: StoreDeps,
  table: (typeof manyRows)[number],
  userId: string,
): Promise<boolean> => {
  const row = sql.raw(dialect === 'sqlite' ? 'rowid' : 'ctid');
  const owned =
    table === 'lore_entries'
      ? sql`book_id in (select book_id from lorebooks where user_id = ${userId})`
      : sql`user_id = ${userId}`;
  const some = sql`select ${row} from ${sql.table(table)} where ${owned} limit ${sql.lit(rowsAtOnce)}`;
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)}
    where ${row} ${dialect === 'sqlite' ? sql`in (${some})` : sql`= any (array(${some}))`}`.execute(database);
  return (numAffectedRows ?? 0n) > 0n;
};
