import { fromPromise } from 'xstate';
import { review, reviews } from '../../../contract/review.ts';
import type { Review, ReviewPage, ReviewPlace, ReviewToSend } from '../../machines/mates/reviews.types.ts';
import type { Services } from '../shared/services.ts';

/** What the reviews' actors do. */
export const reviewsActors = ({ call }: Pick<Services, 'call'>) => ({
  saveReview: fromPromise<Review, ReviewToSend>(({ input, signal }) => call(review, input, signal)),
  fetchMore: fromPromise<ReviewPage, ReviewPlace>(({ input, signal }) => call(reviews, input, signal)),
});
