import * as v from 'valibot';
import { hours } from '../../../shared/clock.ts';
import type { StoreDeps } from '../../store-deps.ts';
import type { Database, DatabaseTransaction } from '../../../store/database.ts';
import { getMateIndex } from '../../../store/mate-index.ts';
import { StoredProfile } from '../catalogue.ts';
import { formerMateName } from '../room-mates.ts';
import { deleteCardOriginal } from '../card-originals.ts';
import { toEmptyProfile, eraseCards } from '../mate-cards.ts';
import { disownPicture } from '../../pictures/picture-owners.ts';
import { toWords } from '../../../shared/words.ts';

/** The creator to which deleted mates are assigned. */
const deletedCreator = { creator_id: 'no-longer-here', name: 'No longer here', user_id: null } as const;

/** Returns the id of the creator to which deleted mates are assigned. */
export const insertDeletedCreator = async (
  transaction: DatabaseTransaction,
  now: number,
): Promise<string> => {
  await transaction
    .insertInto('creators')
    .values({ ...deletedCreator, created_at: now })
    .onConflict((conflict) => conflict.column('creator_id').doNothing())
    .execute();
  return deletedCreator.creator_id;
};

/**
 * Deletes a mate's texts, picture, favorites and reviews, and makes it impossible to find or message. Rooms and blocks retain
 * its name, color and drawn portrait, so that past conversations stay readable; with `isErased` the names are erased too.
 * Returns every name that it had there.
 */
export const deleteMate = async (
  transaction: DatabaseTransaction,
  { dialect, now }: Pick<StoreDeps, 'dialect' | 'now'>,
  mate: { mateId: string; name: string; isErased: boolean },
): Promise<string[]> => {
  const name = mate.isErased ? formerMateName : mate.name;
  const time = now();
  await insertDeletedCreator(transaction, time);
  const { profile, owner_id, picture } = await transaction
    .selectFrom('mates')
    .select(['profile', 'owner_id', 'picture'])
    .where('mate_id', '=', mate.mateId)
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('mates')
    .set({
      creator_id: deletedCreator.creator_id,
      owner_id: null,
      client_mate_id: null,
      // The identity stays: by it the conversations of others find the mate where its creator took it.
      identity_key: null,
      name,
      profile: JSON.stringify(toEmptyProfile(v.parse(StoredProfile, JSON.parse(profile)), name)),
      picture: null,
      visibility: 'private',
      chats: 0,
      closed_at: time,
      withdrawal_reason: null,
      updated_at: time,
    })
    .where('mate_id', '=', mate.mateId)
    .execute();
  const names = await eraseCards(transaction, mate.mateId, {
    name: mate.isErased ? formerMateName : null,
    creatorId: deletedCreator.creator_id,
    creatorName: deletedCreator.name,
  });
  await deleteCardOriginal(transaction, mate.mateId);
  if (owner_id !== null && picture !== null) {
    await disownPicture(transaction, owner_id, picture);
  }
  await transaction.deleteFrom('mate_lorebooks').where('mate_id', '=', mate.mateId).execute();
  await transaction.deleteFrom('mate_changes').where('mate_id', '=', mate.mateId).execute();
  await transaction.deleteFrom('favorites').where('mate_id', '=', mate.mateId).execute();
  await transaction.deleteFrom('reviews').where('mate_id', '=', mate.mateId).execute();
  await getMateIndex(dialect).remove(transaction, mate.mateId);
  return [...new Set([mate.name, ...names])];
};

/** Deletes all mates that the user created, including the names they were shown with. */
export const deleteAllMates = async (
  transaction: DatabaseTransaction,
  deps: Pick<StoreDeps, 'dialect' | 'now'>,
  userId: string,
): Promise<void> => {
  await transaction
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', userId)
    // A concurrent creation of a mate has committed by now, or will find no account.
    .$if(deps.dialect === 'postgres', (query) => query.forUpdate())
    .execute();
  for (const mate of await listOwnMates(transaction, userId)) {
    await deleteOneMate(transaction, deps, mate);
  }
  await transaction.deleteFrom('creators').where('user_id', '=', userId).execute();
};

interface NamedMate {
  readonly mate_id: string;
  readonly name: string;
}

/** Returns the mates that the user created, in the order in which they are locked. */
export const listOwnMates = (database: Database, userId: string): Promise<NamedMate[]> =>
  database
    .selectFrom('mates')
    .select(['mate_id', 'name'])
    .where('owner_id', '=', userId)
    .orderBy('mate_id')
    .execute();

/** Deletes a mate of a deleted account, including the names it was shown with. */
export const deleteOneMate = async (
  transaction: DatabaseTransaction,
  deps: Pick<StoreDeps, 'dialect' | 'now'>,
  { mate_id, name }: NamedMate,
): Promise<void> => {
  const names = await deleteMate(transaction, deps, { mateId: mate_id, name, isErased: true });
  await forgetSearches(transaction, names);
};

/** Deletes the names from the counted search words, where successful searches for them were counted. */
const forgetSearches = async (transaction: DatabaseTransaction, names: readonly string[]): Promise<void> => {
  const words = names.map(toWords).flatMap((name) => [name.join(' '), ...name]);
  await transaction.deleteFrom('search_counts').where('word', 'in', words).execute();
};

/** A transaction that was opening a room with a mate when it was deleted has ended by then. In milliseconds. */
export const unusedMateAge = hours(1);

/** Deletes the rows of deleted mates that no room refers to. */
export const purgeClosedMates = async ({
  database,
  now,
}: Pick<StoreDeps, 'database' | 'now'>): Promise<void> => {
  await database
    .deleteFrom('mates')
    .where('closed_at', '<', now() - unusedMateAge)
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('rooms').select('rooms.room_id').whereRef('rooms.mate_id', '=', 'mates.mate_id'),
        ),
      ),
    )
    .execute();
};
