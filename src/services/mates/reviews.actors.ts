import { fromPromise } from 'xstate';
import { review, reviews, type Review } from '../../../contract/mates/review.ts';
import {
  nextPage,
  type ReviewCursor,
  type ReviewPage,
  type ReviewToSend,
} from '../../machines/mates/reviews.reducers.ts';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import { toPager, type LoadedPage } from '../../machines/shared/pager.ts';
import type { Services } from '../shared/services.ts';
import { fromCall } from '../http/from-call.ts';

/** Implements the actors of the reviews. */
export const reviewsActors = ({ call }: Pick<Services, 'call'>) => ({
  saveReview: toConfirmation<Review, ReviewToSend, { mateId: string }>(
    fromCall<typeof review, ReviewToSend>(call, review),
    { staysOpen: true },
  ),
  fetchMore: toPager(
    fromPromise<LoadedPage<ReviewPage, ReviewCursor>, ReviewCursor>(async ({ input, signal }) => {
      const page = await call(reviews, input, signal);
      return { page, next: nextPage({ mateId: input.mateId, opinions: page }) };
    }),
  ),
});
