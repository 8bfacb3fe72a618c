import { code } from '../../../contract/envelope.ts';
import type { FollowedCreator } from '../../../contract/mates/follow-list.ts';
import type { Mate } from '../../../contract/mates/mate.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { Database } from '../../store/database.ts';
import { caps, assertWithinCap } from '../caps.ts';
import { toCard, listMates, listMatesFor, getMate } from '../mates/catalogue.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { DomainError } from '../domain-error.ts';

type FavoriteDeps = StoreDeps;

/**
 * Adds or removes a favorite and returns the new state; null for `wanted` toggles it. Throws `notFound` for an unknown
 * mate and `limitReached` at the cap.
 */
export const setFavorite = (
  deps: FavoriteDeps,
  input: Viewer & { mateId: string; wanted: boolean | null },
): Promise<boolean> =>
  deps.database.transaction().execute(async (transaction) => {
    await getMate(transaction, input.mateId, input);
    const isSet = input.wanted ?? !(await isFavorite(transaction, input.mateId, input.userId));
    if (isSet) {
      const made = await transaction
        .insertInto('favorites')
        .values({ user_id: input.userId, mate_id: input.mateId, created_at: deps.now() })
        .onConflict((conflict) => conflict.columns(['user_id', 'mate_id']).doNothing())
        .returning('user_id')
        .executeTakeFirst();
      if (made !== undefined) {
        await assertWithinCap(transaction, deps.dialect, { userId: input.userId, kind: 'favorites' });
      }
    } else {
      await transaction
        .deleteFrom('favorites')
        .where('user_id', '=', input.userId)
        .where('mate_id', '=', input.mateId)
        .execute();
    }
    return isSet;
  });

/**
 * Follows or unfollows a creator and returns the new state; null for `wanted` toggles it. Throws `notFound` for an
 * unknown creator and `limitReached` at the cap.
 */
export const setFollowing = (
  deps: FavoriteDeps,
  input: { userId: string; creatorId: string; wanted: boolean | null },
): Promise<boolean> =>
  deps.database.transaction().execute(async (transaction) => {
    await assertCreatorExists(transaction, input.creatorId);
    const isSet = input.wanted ?? !(await isFollowing(transaction, input.creatorId, input.userId));
    if (isSet) {
      const made = await transaction
        .insertInto('follows')
        .values({ user_id: input.userId, creator_id: input.creatorId, created_at: deps.now() })
        .onConflict((conflict) => conflict.columns(['user_id', 'creator_id']).doNothing())
        .returning('user_id')
        .executeTakeFirst();
      if (made !== undefined) {
        await assertWithinCap(transaction, deps.dialect, { userId: input.userId, kind: 'follows' });
      }
    } else {
      await transaction
        .deleteFrom('follows')
        .where('user_id', '=', input.userId)
        .where('creator_id', '=', input.creatorId)
        .execute();
    }
    return isSet;
  });

/** Returns the user's favorites, newest first. */
export const listFavorites = async (database: Database, viewer: Viewer): Promise<Mate[]> => {
  const rows = await database
    .selectFrom('favorites')
    .select('mate_id')
    .where('user_id', '=', viewer.userId)
    .orderBy('created_at', 'desc')
    .orderBy('mate_id')
    .limit(caps.favorites)
    .execute();
  const mates = await listMatesFor(
    database,
    viewer,
    rows.map((row) => row.mate_id),
  );
  const byId = new Map(mates.map((mate) => [mate.mateId, mate]));
  return rows.flatMap((row) => {
    const mate = byId.get(row.mate_id);
    return mate === undefined ? [] : [toCard(mate)];
  });
};

/** Returns the creators that the user follows, newest first, each with all their mates. */
export const listFollowed = async (database: Database, viewer: Viewer): Promise<FollowedCreator[]> => {
  const rows = await database
    .selectFrom('follows')
    .innerJoin('creators', 'creators.creator_id', 'follows.creator_id')
    .leftJoin('users', 'users.user_id', 'creators.user_id')
    .select((column) => [
      'creators.creator_id',
      column.fn.coalesce('users.name', 'creators.name').as('name'),
      'follows.created_at',
      column
        .selectFrom('follows as all')
        .select((count) => count.fn.countAll<number>().as('followers'))
        .whereRef('all.creator_id', '=', 'creators.creator_id')
        .as('followers'),
    ])
    .where('follows.user_id', '=', viewer.userId)
    .orderBy('follows.created_at', 'desc')
    .orderBy('creators.creator_id')
    .limit(caps.follows)
    .execute();
  const mates = rows.length === 0 ? [] : await listMates(database, viewer);
  return rows.map((row) => ({
    creator: { creatorId: row.creator_id, name: row.name },
    mates: mates.filter(({ creator }) => creator.creatorId === row.creator_id).map(toCard),
    followers: row.followers ?? 0,
    since: row.created_at,
  }));
};

export const isFavorite = async (database: Database, mateId: string, userId: string): Promise<boolean> => {
  const row = await database
    .selectFrom('favorites')
    .select('mate_id')
    .where('user_id', '=', userId)
    .where('mate_id', '=', mateId)
    .executeTakeFirst();
  return row !== undefined;
};

export const isFollowing = async (
  database: Database,
  creatorId: string,
  userId: string,
): Promise<boolean> => {
  const row = await database
    .selectFrom('follows')
    .select('creator_id')
    .where('user_id', '=', userId)
    .where('creator_id', '=', creatorId)
    .executeTakeFirst();
  return row !== undefined;
};

const assertCreatorExists = async (database: Database, creatorId: string): Promise<void> => {
  const row = await database
    .selectFrom('creators')
    .select('creator_id')
    .where('creator_id', '=', creatorId)
    .executeTakeFirst();
  if (row === undefined) {
    throw new DomainError(code.notFound, 'creatorNotFound');
  }
};
