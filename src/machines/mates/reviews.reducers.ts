import { toFailure } from '../shared/failure.ts';
import type { ReviewSummary, Review, ReviewPage, ReviewPlace, ReviewsContext } from './reviews.types.ts';

/** What people think once the own review is stored: a changed one takes the place of the one before. */
export function withOwn(opinions: ReviewSummary, own: Review): ReviewSummary {
  const before = opinions.own;
  const sum = (opinions.average ?? 0) * opinions.count - (before?.stars ?? 0) + own.stars;
  const count = opinions.count + (before === null ? 1 : 0);
  return { ...opinions, own, count, average: sum / count };
}

/** The place after the last review that is shown. */
export const placeOf = ({ mateId, opinions }: ReviewsContext): ReviewPlace => ({
  mateId,
  before: opinions.reviews.at(-1)?.reviewId ?? '',
});

/** A host that pages otherwise may give one twice: it is shown once. */
export const withMore = (opinions: ReviewSummary, { reviews, hasMore }: ReviewPage): ReviewSummary => ({
  ...opinions,
  reviews: [
    ...opinions.reviews,
    ...reviews.filter(({ reviewId }) => opinions.reviews.every((shown) => shown.reviewId !== reviewId)),
  ],
  hasMore,
});

/** Whether the host does not know the call, or says that it does not offer it. */
export function isMissingCall(error: unknown): boolean {
  const { code } = toFailure(error);
  return code === 404 || code === 5010;
}
