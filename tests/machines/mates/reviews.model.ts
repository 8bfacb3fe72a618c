import { reviewsMachine } from '../../../src/machines/mates/reviews.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { extraOfIris, othersReview, ownReview } from './catalogue-samples.ts';
import { broken, canceled, confirmed } from '../support/outcomes.ts';

const older = { ...othersReview, reviewId: 'review-3' };

export const model = modelOf(reviewsMachine, {
  events: {
    'page.loaded': [{ page: { reviews: [older], hasMore: false } }],
  },
  actors: {
    saveReview: { done: [confirmed(ownReview), canceled], error: [broken] },
    fetchMore: { error: [broken] },
  },
  inputs: [
    { mateId: 'iris-vale', opinions: extraOfIris.opinions },
    { mateId: 'iris-vale', opinions: { ...extraOfIris.opinions, reviews: [othersReview], hasMore: true } },
  ],
  view: ({ opinions }) => ({
    own: opinions.own?.stars ?? null,
    others: opinions.reviews.length,
    hasMore: opinions.hasMore,
  }),
});
