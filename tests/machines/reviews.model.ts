import { reviewsMachine } from '../../src/machines/reviews.machine.ts';
import { modelOf } from '../model/model.ts';
import { expired, extraOfIris, ownReview, unreachable } from './catalogue-samples.ts';

export const model = modelOf(reviewsMachine, {
  events: { 'review.submit': [{ stars: 4, text: 'Listens well.' }] },
  actors: { saveReview: { done: [ownReview], error: [unreachable, expired] } },
  input: { mateId: 'iris-vale', opinions: extraOfIris.opinions },
  view: ({ opinions, draft }) => ({ own: opinions.own?.stars ?? null, draft }),
});
