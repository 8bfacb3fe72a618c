import type { ReviewSummary, Review, ReviewPage } from '../../../contract/mates/review.ts';
import type { PageLoadedEvent } from '../shared/pager.ts';

export interface ReviewsInput {
  readonly mateId: string;
  readonly opinions: ReviewSummary;
}

/** The page after this review. */
export interface ReviewCursor {
  readonly mateId: string;
  readonly before: string;
}

/** `stars` is 1 to 5. */
export interface WrittenReview {
  readonly stars: number;
  readonly text: string;
}

export type ReviewToSend = WrittenReview & { readonly mateId: string };

export type ReviewsEvent =
  | { readonly type: 'review.write' }
  /** Loads more again after a crash. */
  | { readonly type: 'load.retry' }
  | PageLoadedEvent<ReviewPage>;

export type ReviewsTag = 'crashed';

export type { ReviewSummary, Review, ReviewPage };

/** Returns the summary with the user’s own review added or replaced. */
export function withOwn(opinions: ReviewSummary, own: Review): ReviewSummary {
  const before = opinions.own;
  const sum = (opinions.average ?? 0) * opinions.count - (before?.stars ?? 0) + own.stars;
  const count = opinions.count + (before === null ? 1 : 0);
  return { ...opinions, own, count, average: sum / count };
}

/** The cursor of the page after the reviews that are shown; null after the last one. */
export const nextPage = ({
  mateId,
  opinions: { reviews, hasMore },
}: Pick<ReviewsInput, 'mateId'> & {
  readonly opinions: Pick<ReviewSummary, 'reviews' | 'hasMore'>;
}): ReviewCursor | null => {
  const last = reviews.at(-1);
  return hasMore && last !== undefined ? { mateId, before: last.reviewId } : null;
};

/** Returns the summary with a page appended. A review that was already there is not repeated. */
export const withMore = (opinions: ReviewSummary, { reviews, hasMore }: ReviewPage): ReviewSummary => ({
  ...opinions,
  reviews: [
    ...opinions.reviews,
    ...reviews.filter(({ reviewId }) => opinions.reviews.every((shown) => shown.reviewId !== reviewId)),
  ],
  hasMore,
});
