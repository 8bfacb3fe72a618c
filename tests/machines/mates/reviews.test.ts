import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { reviewsMachine } from '../../../src/machines/mates/reviews.machine.ts';
import {
  selectIsEditing,
  selectOpinions,
  selectPager,
  selectReviewFailure,
} from '../../../src/machines/mates/reviews.selectors.ts';
import type {
  ReviewSummary,
  Review,
  ReviewPage,
  ReviewCursor,
  ReviewToSend,
} from '../../../src/machines/mates/reviews.types.ts';
import { toPager, type LoadedPage } from '../../../src/machines/shared/pager.ts';
import { extraOfIris, othersReview, ownReview, refuse, unreachable } from './catalogue-samples.ts';
import { sendAndSettle, settled } from '../support/deferred.ts';

const start = (opinions: ReviewSummary, answers: ReadonlyArray<() => Promise<Review>>) => {
  const left = [...answers];
  const sent: ReviewToSend[] = [];
  const clock = new SimulatedClock();
  const saveReview = fromPromise<Review, ReviewToSend>(({ input }) => {
    sent.push(input);
    return (left.shift() ?? refuse)();
  });
  const actor = createActor(reviewsMachine.provide({ actors: { saveReview } }), {
    input: { mateId: 'iris-vale', opinions },
    clock,
  });
  actor.start();
  return { actor, sent, clock };
};

const { opinions: none } = extraOfIris;

describe('reviews', () => {
  test('[S7.6] a first review is counted and becomes the user’s own', async () => {
    const { actor, sent } = start(none, [() => Promise.resolve(ownReview)]);
    actor.send({ type: 'review.write' });
    await sendAndSettle(actor, { type: 'review.submit', stars: 4, text: 'Listens well.' });
    expect(sent).toEqual([{ mateId: 'iris-vale', stars: 4, text: 'Listens well.' }]);
    expect(selectOpinions(actor.getSnapshot())).toEqual({ ...none, count: 1, average: 4, own: ownReview });
    expect(selectIsEditing(actor.getSnapshot())).toBe(false);
  });

  test('[S7.6] a changed review replaces the previous one', async () => {
    const before: ReviewSummary = { ...none, count: 3, average: 3, own: { ...ownReview, stars: 1 } };
    const { actor } = start(before, [() => Promise.resolve(ownReview)]);
    actor.send({ type: 'review.write' });
    await sendAndSettle(actor, { type: 'review.submit', stars: 4, text: '' });
    expect(selectOpinions(actor.getSnapshot())).toEqual({ ...before, average: 4, own: ownReview });
  });

  test('[S8.10] a failure keeps the form open, and nothing is published', async () => {
    const { actor } = start(none, [() => Promise.reject(unreachable), () => Promise.resolve(ownReview)]);
    actor.send({ type: 'review.write' });
    await sendAndSettle(actor, { type: 'review.submit', stars: 4, text: 'Listens well.' });
    expect(selectIsEditing(actor.getSnapshot())).toBe(true);
    expect(selectReviewFailure(actor.getSnapshot())?.kind).toBe('unreachable');
    expect(selectOpinions(actor.getSnapshot())).toEqual(none);
    actor.send({ type: 'review.cancel' });
    expect(selectReviewFailure(actor.getSnapshot())).toBeNull();
  });

  test('[S8.10] after fifteen seconds the user can return to the form', () => {
    const { actor, clock } = start(none, [() => new Promise(() => {})]);
    actor.send({ type: 'review.write' });
    actor.send({ type: 'review.submit', stars: 4, text: '' });
    clock.increment(15_000);
    expect(actor.getSnapshot().value).toEqual({ own: { saving: 'slow' }, others: 'paging' });
    actor.send({ type: 'review.cancel' });
    expect(actor.getSnapshot().value).toEqual({ own: 'editing', others: 'paging' });
  });
});

test('[S7.6] appends the reviews of later pages without duplicates, also while the user writes', async () => {
  const summary: ReviewSummary = { ...none, count: 3, average: 4, reviews: [othersReview], hasMore: true };
  const older: Review = { ...othersReview, reviewId: 'review-3' };
  const requests: ReviewCursor[] = [];
  const fetchMore = toPager(
    fromPromise<LoadedPage<ReviewPage, ReviewCursor>, ReviewCursor>(({ input }) => {
      requests.push(input);
      return Promise.resolve({ page: { reviews: [othersReview, older], hasMore: false }, next: null });
    }),
  );
  const actor = createActor(reviewsMachine.provide({ actors: { fetchMore } }), {
    input: { mateId: 'iris-vale', opinions: summary },
  }).start();
  actor.send({ type: 'review.write' });
  selectPager(actor.getSnapshot())?.send({ type: 'page.next' });
  await settled();
  expect(requests).toEqual([{ mateId: 'iris-vale', before: 'review-2' }]);
  expect(selectIsEditing(actor.getSnapshot())).toBe(true);
  expect(selectOpinions(actor.getSnapshot())).toEqual({
    ...summary,
    reviews: [othersReview, older],
    hasMore: false,
  });
});
