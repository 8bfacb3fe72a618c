import type { ReviewSummary, Review, ReviewPage } from '../../../contract/mates/review.ts';
import type { StoreDeps } from '../store-deps.ts';
import { newId } from '../../shared/ids.ts';
import type { Database } from '../../store/database.ts';
import type { ReviewRow } from '../../store/schema/schema.ts';
import { judgeOwnWords } from '../accounts/own-words.ts';
import { getMate } from '../mates/catalogue.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { assertSafeFields } from '../safety/content-rules.ts';

const pageLength = 10;

/** Creates or replaces the user's review of the mate. Throws `notFound` or `contentRefused`. */
export const writeReview = (
  deps: Pick<StoreDeps, 'database' | 'now'>,
  input: Viewer & { mateId: string; stars: number; text: string },
): Promise<Review> =>
  deps.database.transaction().execute(async (transaction) => {
    await getMate(transaction, input.mateId, input);
    assertSafeFields({ text: input.text });
    const now = deps.now();
    const content = { stars: input.stars, text: input.text, updated_at: now };
    await transaction
      .insertInto('reviews')
      .values({
        ...content,
        review_id: newId(now),
        user_id: input.userId,
        mate_id: input.mateId,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'mate_id']).doUpdateSet(content))
      .execute();
    await judgeOwnWords(transaction, { userId: input.userId, now, texts: [input.text] });
    const row = await selectReviews(transaction, input.mateId)
      .where('reviews.user_id', '=', input.userId)
      .executeTakeFirstOrThrow();
    return toReview(row, input.userId);
  });

/** Returns the summary of the mate's reviews; `userId` is null for a visitor, who has no review. */
export const readOpinions = async (
  database: Database,
  mateId: string,
  userId: string | null,
): Promise<ReviewSummary> => {
  const { count, sum } = await database
    .selectFrom('reviews')
    .select((column) => [
      column.fn.countAll<number>().as('count'),
      column.fn.sum<number | null>('stars').as('sum'),
    ])
    .where('mate_id', '=', mateId)
    .executeTakeFirstOrThrow();
  const own =
    userId === null
      ? undefined
      : await selectReviews(database, mateId).where('reviews.user_id', '=', userId).executeTakeFirst();
  return {
    count,
    average: sum === null ? null : sum / count,
    own: own === undefined ? null : toReview(own, userId),
    ...(await listReviews(database, { mateId, userId, before: null })),
  };
};

/** Returns a page of other users' reviews of the mate, newest first; `before` is the last review already shown. */
export const listReviews = async (
  database: Database,
  input: { mateId: string; userId: string | null; before: string | null },
): Promise<ReviewPage> => {
  const { userId, before } = input;
  const rows = await selectReviews(database, input.mateId)
    .$if(userId !== null, (query) => query.where('reviews.user_id', '<>', userId ?? ''))
    .$if(before !== null, (query) => query.where('reviews.review_id', '<', before ?? ''))
    .orderBy('reviews.review_id', 'desc')
    .limit(pageLength + 1)
    .execute();
  return {
    reviews: rows.slice(0, pageLength).map((row) => toReview(row, userId)),
    hasMore: rows.length > pageLength,
  };
};

const selectReviews = (database: Database, mateId: string) =>
  database
    .selectFrom('reviews')
    .innerJoin('users', 'users.user_id', 'reviews.user_id')
    .selectAll('reviews')
    .select('users.name as author')
    .where('reviews.mate_id', '=', mateId);

const toReview = (row: ReviewRow & { author: string | null }, userId: string | null): Review => ({
  reviewId: row.review_id,
  mateId: row.mate_id,
  author: row.author,
  mine: row.user_id === userId,
  stars: row.stars,
  text: row.text,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
