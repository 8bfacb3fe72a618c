import { reviewsMachine } from '../../../src/machines/mates/reviews.machine.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { expired, extraOfIris, othersReview, ownReview, unreachable } from './catalogue-samples.ts';

const missing = new ApiError('rejected', 'This server does not know the call.', { code: 404 });
const older = { ...othersReview, reviewId: 'review-3' };

export const model = modelOf(reviewsMachine, {
  events: { 'review.submit': [{ stars: 4, text: 'Listens well.' }] },
  actors: {
    saveReview: { done: [ownReview], error: [unreachable, expired] },
    fetchMore: { done: [{ reviews: [older], hasMore: false }], error: [unreachable, missing] },
  },
  inputs: [
    { mateId: 'iris-vale', opinions: extraOfIris.opinions },
    { mateId: 'iris-vale', opinions: { ...extraOfIris.opinions, reviews: [othersReview], hasMore: true } },
  ],
  view: ({ opinions, draft }) => ({
    own: opinions.own?.stars ?? null,
    others: opinions.reviews.length,
    hasMore: opinions.hasMore,
    draft,
  }),
});
