import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { reviewsMachine } from '../../../src/machines/mates/reviews.machine.ts';
import {
  nextPage,
  type ReviewSummary,
  type Review,
  type ReviewPage,
  type ReviewCursor,
  type ReviewToSend,
} from '../../../src/machines/mates/reviews.reducers.ts';
import { toConfirmation } from '../../../src/machines/shared/commands/confirmation.ts';
import { toPager, type LoadedPage } from '../../../src/machines/shared/pager.ts';
import { extraOfIris, othersReview, ownReview, refuse } from './catalogue-samples.ts';
import { settled } from '../support/deferred.ts';

const start = (opinions: ReviewSummary, answers: ReadonlyArray<() => Promise<Review>>) => {
  const left = [...answers];
  const sent: ReviewToSend[] = [];
  const saveReview = toConfirmation<Review, ReviewToSend, { mateId: string }>(
    fromPromise(({ input }) => {
      sent.push(input);
      return (left.shift() ?? refuse)();
    }),
  );
  const actor = createActor(reviewsMachine.provide({ actors: { saveReview } }), {
    input: { mateId: 'iris-vale', opinions },
  });
  actor.start();
  const submit = (text: string) =>
    actor.getSnapshot().children.saveReview?.send({ type: 'action.confirm', answer: { stars: 4, text } });
  return { actor, sent, submit };
};

const { opinions: none } = extraOfIris;

describe('reviews', () => {
  test('[S7.6] a first review is counted and becomes the user’s own', async () => {
    const { actor, sent, submit } = start(none, [() => Promise.resolve(ownReview)]);
    expect(actor.getSnapshot().children.saveReview).toBeUndefined();
    actor.send({ type: 'review.write' });
    submit('Listens well.');
    await settled();
    expect(sent).toEqual([{ mateId: 'iris-vale', stars: 4, text: 'Listens well.' }]);
    expect(actor.getSnapshot().context.opinions).toEqual({ ...none, count: 1, average: 4, own: ownReview });
    expect(actor.getSnapshot().children.saveReview).toBeUndefined();
  });

  test('[S7.6] a changed review replaces the previous one', async () => {
    const before: ReviewSummary = { ...none, count: 3, average: 3, own: { ...ownReview, stars: 1 } };
    const { actor, submit } = start(before, [() => Promise.resolve(ownReview)]);
    actor.send({ type: 'review.write' });
    submit('');
    await settled();
    expect(actor.getSnapshot().context.opinions).toEqual({ ...before, average: 4, own: ownReview });
  });

  test('[S7.6] the average counts each review once', async () => {
    const before: ReviewSummary = { ...none, count: 2, average: 1 };
    const { actor, submit } = start(before, [() => Promise.resolve(ownReview)]);
    actor.send({ type: 'review.write' });
    submit('');
    await settled();
    expect(actor.getSnapshot().context.opinions).toEqual({ ...before, count: 3, average: 2, own: ownReview });
  });

  test('[S8.10] a form that is closed changes nothing', () => {
    const { actor } = start(none, []);
    actor.send({ type: 'review.write' });
    actor.getSnapshot().children.saveReview?.send({ type: 'action.cancel' });
    expect([actor.getSnapshot().children.saveReview, actor.getSnapshot().context.opinions]).toEqual([
      undefined,
      none,
    ]);
  });
});

test.each([
  ['without reviews', [], true, null],
  ['after the last page', [othersReview], false, null],
  ['before more reviews', [othersReview], true, { mateId: 'iris-vale', before: 'review-2' }],
])('%s, the next page is %j', (_, reviews, hasMore, next) => {
  expect(nextPage({ mateId: 'iris-vale', opinions: { reviews, hasMore } })).toEqual(next);
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
  actor.getSnapshot().children.pager?.send({ type: 'page.next' });
  await settled();
  expect(requests).toEqual([{ mateId: 'iris-vale', before: 'review-2' }]);
  expect(actor.getSnapshot().children.saveReview).toBeDefined();
  expect(actor.getSnapshot().context.opinions).toEqual({
    ...summary,
    reviews: [othersReview, older],
    hasMore: false,
  });
});
