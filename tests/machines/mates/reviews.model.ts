import { reviewsMachine } from '../../../src/machines/mates/reviews.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { expired, extraOfIris, othersReview, ownReview, unreachable } from './catalogue-samples.ts';

const older = { ...othersReview, reviewId: 'review-3' };

export const model = modelOf(reviewsMachine, {
  events: {
    'review.submit': [{ stars: 4, text: 'Listens well.' }],
    'page.loaded': [{ page: { reviews: [older], hasMore: false } }],
  },
  actors: {
    saveReview: { done: [ownReview], error: [unreachable, expired] },
    fetchMore: { error: [new Error('broken')] },
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
