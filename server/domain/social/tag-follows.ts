import type { FollowedTag } from '../../../contract/mates/follow-list.ts';
import type { Database } from '../../store/database.ts';
import { assertWithinCap, caps } from '../caps.ts';
import { listMates, toCard } from '../mates/catalogue.ts';
import type { Viewer } from '../mates/mate-access.ts';
import type { StoreDeps } from '../store-deps.ts';

/** How many mates of a followed tag are listed. */
const maxListed = 8;

/** Follows or unfollows a tag. Throws `limitReached` at the cap. */
export const setTagFollowed = (
  deps: StoreDeps,
  { userId, tag, wanted }: { readonly userId: string; readonly tag: string; readonly wanted: boolean },
): Promise<void> =>
  deps.database.transaction().execute(async (transaction) => {
    if (!wanted) {
      await transaction
        .deleteFrom('tag_follows')
        .where('user_id', '=', userId)
        .where('tag', '=', tag)
        .execute();
      return;
    }
    const made = await transaction
      .insertInto('tag_follows')
      .values({ user_id: userId, tag, created_at: deps.now() })
      .onConflict((conflict) => conflict.columns(['user_id', 'tag']).doNothing())
      .returning('tag')
      .executeTakeFirst();
    if (made !== undefined) {
      await assertWithinCap(transaction, deps.dialect, { userId, kind: 'tag_follows' });
    }
  });

/** Returns the tags that the user follows, newest first. */
export const readFollowedTags = (
  database: Database,
  userId: string,
): Promise<{ tag: string; createdAt: number }[]> =>
  database
    .selectFrom('tag_follows')
    .select(['tag', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('tag')
    .limit(caps.tag_follows)
    .execute();

/** Returns the tags that the user follows, newest first, each with its newest mates. */
export const listFollowedTags = async (database: Database, viewer: Viewer): Promise<FollowedTag[]> => {
  const followed = await readFollowedTags(database, viewer.userId);
  const mates = followed.length === 0 ? [] : await listMates(database, viewer);
  const newest = mates.toSorted((a, b) => b.shownAt - a.shownAt);
  return followed.map(({ tag, createdAt }) => {
    const tagged = newest.filter(({ tags }) => tags.includes(tag)).map(toCard);
    return {
      tag,
      mates: tagged.filter((_, index) => index < maxListed),
      total: tagged.length,
      since: createdAt,
    };
  });
};
