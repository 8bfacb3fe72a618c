import * as v from 'valibot';
import { hours } from '../../clock.ts';
import type { AppDeps } from '../../dependencies.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import { getMateIndex } from '../../store/mate-index.ts';
import { StoredProfile } from './catalogue.ts';
import { formerMateName } from './room-mates.ts';
import { toEmptyProfile, eraseCards } from './mate-cards.ts';
import { toWords } from '../search/words.ts';

/** Whom the deleted mates belong to. */
const deletedCreator = { creator_id: 'no-longer-here', name: 'No longer here', user_id: null } as const;

/**
 * Deletes a mate: its texts, marks and reviews are gone, and nobody finds it or writes to it any more. What rooms and
 * blocks keep of it is its name, color and picture as they were then, so that what was said there stays readable. With
 * `isErased` the names go too. Returns every name that it had in them.
 */
export const deleteMate = async (
  transaction: DatabaseTransaction,
  { dialect, now }: Pick<AppDeps, 'dialect' | 'now'>,
  mate: { mateId: string; name: string; isErased: boolean },
): Promise<string[]> => {
  const name = mate.isErased ? formerMateName : mate.name;
  const time = now();
  await transaction
    .insertInto('creators')
    .values({ ...deletedCreator, created_at: time })
    .onConflict((conflict) => conflict.column('creator_id').doNothing())
    .execute();
  const { profile } = await transaction
    .selectFrom('mates')
    .select('profile')
    .where('mate_id', '=', mate.mateId)
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('mates')
    .set({
      creator_id: deletedCreator.creator_id,
      owner_id: null,
      client_mate_id: null,
      name,
      profile: JSON.stringify(toEmptyProfile(v.parse(StoredProfile, JSON.parse(profile)), name)),
      visibility: 'private',
      chats: 0,
      closed_at: time,
      updated_at: time,
    })
    .where('mate_id', '=', mate.mateId)
    .execute();
  const names = await eraseCards(transaction, mate.mateId, {
    name: mate.isErased ? formerMateName : null,
    creatorId: deletedCreator.creator_id,
    creatorName: deletedCreator.name,
  });
  await transaction.deleteFrom('favorites').where('mate_id', '=', mate.mateId).execute();
  await transaction.deleteFrom('reviews').where('mate_id', '=', mate.mateId).execute();
  await getMateIndex(dialect).remove(transaction, mate.mateId);
  return [...new Set([mate.name, ...names])];
};

/** Takes everything back that a user made, with the name under which it was shown. */
export const deleteAllMates = async (
  transaction: DatabaseTransaction,
  deps: Pick<AppDeps, 'dialect' | 'now'>,
  userId: string,
): Promise<void> => {
  await transaction
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', userId)
    // Whoever is making one more has done so, or finds no account.
    .$if(deps.dialect === 'postgres', (query) => query.forUpdate())
    .execute();
  const mates = await transaction
    .selectFrom('mates')
    .select(['mate_id', 'name'])
    .where('owner_id', '=', userId)
    .orderBy('mate_id')
    .execute();
  for (const { mate_id, name } of mates) {
    const names = await deleteMate(transaction, deps, { mateId: mate_id, name, isErased: true });
    await forgetSearches(transaction, names);
  }
  await transaction.deleteFrom('creators').where('user_id', '=', userId).execute();
};

/** People may have searched for the names, which count as words that were found. */
const forgetSearches = async (transaction: DatabaseTransaction, names: readonly string[]): Promise<void> => {
  const words = names.map(toWords).flatMap((name) => [name.join(' '), ...name]);
  await transaction.deleteFrom('search_counts').where('word', 'in', words).execute();
};

/** Removes what is left of mates that no room names any more. */
export const purgeClosedMates = async ({
  database,
  now,
}: Pick<AppDeps, 'database' | 'now'>): Promise<void> => {
  await database
    .deleteFrom('mates')
    // Somebody who was opening a room with it at that moment has done so by now.
    .where('closed_at', '<', now() - hours(1))
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('rooms').select('rooms.room_id').whereRef('rooms.mate_id', '=', 'mates.mate_id'),
        ),
      ),
    )
    .execute();
};
