import { code } from '../../../contract/envelope.ts';
import type { CreatorPage } from '../../../contract/mates/creator.ts';
import type { Database } from '../../store/database.ts';
import { DomainError } from '../domain-error.ts';
import { listMates, toCard } from '../mates/catalogue.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { isFollowing } from './favorites-and-follows.ts';

/** Returns a creator's page. Throws `notFound` for one who never showed a mate to others. */
export const readCreatorPage = async (
  database: Database,
  viewer: Viewer | null,
  creatorId: string,
): Promise<CreatorPage> => {
  const creator = await database
    .selectFrom('creators')
    .leftJoin('users', 'users.user_id', 'creators.user_id')
    .select((column) => [
      column.fn.coalesce('users.name', 'creators.name').as('name'),
      column
        .selectFrom('follows')
        .select((count) => count.fn.countAll<number>().as('followers'))
        .whereRef('follows.creator_id', '=', 'creators.creator_id')
        .as('followers'),
    ])
    .where('creators.creator_id', '=', creatorId)
    .where((where) =>
      where.exists(
        where
          .selectFrom('mates')
          .select('mates.mate_id')
          .whereRef('mates.creator_id', '=', 'creators.creator_id')
          .where('mates.shown_at', 'is not', null)
          .where('mates.closed_at', 'is', null),
      ),
    )
    .executeTakeFirst();
  if (creator === undefined) {
    throw new DomainError(code.notFound, 'creatorNotFound');
  }
  const mates = (await listMates(database, viewer)).filter((mate) => mate.creator.creatorId === creatorId);
  return {
    creator: { creatorId, name: creator.name },
    mates: mates.toSorted((a, b) => b.shownAt - a.shownAt).map(toCard),
    followers: creator.followers ?? 0,
    following: viewer !== null && (await isFollowing(database, creatorId, viewer.userId)),
  };
};
