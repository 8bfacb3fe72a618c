import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { reviewsMachine } from '../../../src/machines/mates/reviews.machine.ts';
import {
  selectHasMore,
  selectHasMoreFailed,
  selectIsBusyWithMore,
  selectIsEditing,
  selectOpinions,
  selectReviewFailure,
} from '../../../src/machines/mates/reviews.selectors.ts';
import type {
  ReviewSummary,
  Review,
  ReviewPage,
  ReviewPlace,
  ReviewToSend,
} from '../../../src/machines/mates/reviews.types.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { extraOfIris, othersReview, ownReview, refuse, unreachable } from './catalogue-samples.ts';
import { settled } from '../support/deferred.ts';

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
  test('[S7.6] a first review counts and is the own one from then on', async () => {
    const { actor, sent } = start(none, [() => Promise.resolve(ownReview)]);
    actor.send({ type: 'review.write' });
    actor.send({ type: 'review.submit', stars: 4, text: 'Listens well.' });
    await settled();
    expect(sent).toEqual([{ mateId: 'iris-vale', stars: 4, text: 'Listens well.' }]);
    expect(selectOpinions(actor.getSnapshot())).toEqual({ ...none, count: 1, average: 4, own: ownReview });
    expect(selectIsEditing(actor.getSnapshot())).toBe(false);
  });

  test('[S7.6] a changed review takes the place of the one before', async () => {
    const before: ReviewSummary = { ...none, count: 3, average: 3, own: { ...ownReview, stars: 1 } };
    const { actor } = start(before, [() => Promise.resolve(ownReview)]);
    actor.send({ type: 'review.write' });
    actor.send({ type: 'review.submit', stars: 4, text: '' });
    await settled();
    expect(selectOpinions(actor.getSnapshot())).toEqual({ ...before, average: 4, own: ownReview });
  });

  test('[S8.10] a failure keeps the form open, and nothing is published', async () => {
    const { actor } = start(none, [() => Promise.reject(unreachable), () => Promise.resolve(ownReview)]);
    actor.send({ type: 'review.write' });
    actor.send({ type: 'review.submit', stars: 4, text: 'Listens well.' });
    await settled();
    expect(selectIsEditing(actor.getSnapshot())).toBe(true);
    expect(selectReviewFailure(actor.getSnapshot())?.kind).toBe('unreachable');
    expect(selectOpinions(actor.getSnapshot())).toEqual(none);
    actor.send({ type: 'review.cancel' });
    expect(selectReviewFailure(actor.getSnapshot())).toBeNull();
  });

  test('[S8.10] after fifteen seconds the person may go back to the form', () => {
    const { actor, clock } = start(none, [() => new Promise(() => {})]);
    actor.send({ type: 'review.write' });
    actor.send({ type: 'review.submit', stars: 4, text: '' });
    clock.increment(15_000);
    expect(actor.getSnapshot().value).toEqual({ own: { saving: 'slow' }, others: 'whole' });
    actor.send({ type: 'review.cancel' });
    expect(actor.getSnapshot().value).toEqual({ own: 'editing', others: 'whole' });
  });
});

describe('the reviews after the first page', () => {
  const some: ReviewSummary = { ...none, count: 3, average: 4, reviews: [othersReview], hasMore: true };
  const older: Review = { ...othersReview, reviewId: 'review-3' };
  const oldest: Review = { ...othersReview, reviewId: 'review-4' };

  /** Answers in this order. */
  const startWith = (answers: ReadonlyArray<() => Promise<ReviewPage>>, opinions = some) => {
    const left = [...answers];
    const asked: ReviewPlace[] = [];
    const clock = new SimulatedClock();
    const fetchMore = fromPromise<ReviewPage, ReviewPlace>(({ input }) => {
      asked.push(input);
      return (left.shift() ?? refuse)();
    });
    const actor = createActor(reviewsMachine.provide({ actors: { fetchMore } }), {
      input: { mateId: 'iris-vale', opinions },
      clock,
    });
    actor.start();
    const more = async () => {
      actor.send({ type: 'page.next' });
      await settled();
      return actor.getSnapshot();
    };
    return { actor, asked, clock, more };
  };

  test('[S7.6] come page by page, each after the last one shown and each once, until there are no more', async () => {
    const { asked, more } = startWith([
      () => Promise.resolve({ reviews: [othersReview, older], hasMore: true }),
      () => Promise.resolve({ reviews: [oldest], hasMore: false }),
    ]);
    expect(selectHasMore(await more())).toBe(true);
    const whole = await more();
    expect(selectHasMore(whole)).toBe(false);
    expect(selectOpinions(whole)).toEqual({
      ...some,
      reviews: [othersReview, older, oldest],
      hasMore: false,
    });
    await more();
    expect(asked).toEqual([
      { mateId: 'iris-vale', before: 'review-2' },
      { mateId: 'iris-vale', before: 'review-3' },
    ]);
  });

  test('[S8.10] what did not come can be asked for again, and a late answer too', async () => {
    const { actor, asked, clock, more } = startWith([
      () => Promise.reject(unreachable),
      () => new Promise(() => {}),
      () => Promise.resolve({ reviews: [older], hasMore: false }),
    ]);
    expect(selectHasMoreFailed(await more())).toBe(true);
    expect(selectIsBusyWithMore(await more())).toBe(true);
    await more();
    expect(asked).toHaveLength(2);
    clock.increment(15_000);
    expect(selectIsBusyWithMore(actor.getSnapshot())).toBe(false);
    expect(selectOpinions(await more()).reviews).toEqual([othersReview, older]);
  });

  test('a host with the first page only is not asked again', async () => {
    const missing = new ApiError('rejected', 'This server does not know the call.', { code: 404 });
    const { more } = startWith([() => Promise.reject(missing)]);
    const after = await more();
    expect([selectHasMore(after), selectHasMoreFailed(after)]).toEqual([false, false]);
    expect(selectOpinions(after)).toEqual(some);
  });

  test('are read on while one writes', async () => {
    const { actor, more } = startWith([() => Promise.resolve({ reviews: [older], hasMore: false })]);
    actor.send({ type: 'review.write' });
    const after = await more();
    expect(selectIsEditing(after)).toBe(true);
    expect(selectOpinions(after).reviews).toEqual([othersReview, older]);
  });
});
