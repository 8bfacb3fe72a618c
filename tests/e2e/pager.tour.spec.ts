import { expect } from '@playwright/test';
import { extraOfIris, irisInDetail, othersReview } from '../machines/mates/catalogue-samples.ts';
import { model } from '../machines/shared/pager.model.ts';
import type { Edge, Node } from '../../tools/statechart-tests/model.ts';
import { failAs } from './support/chat-stage.ts';
import { success } from './support/gate.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { testTours, type StateAssertion } from './support/tour.ts';

const call = '/mate/reviews';
const older = { ...othersReview, reviewId: 'review-3' };

testTours('[S7.6] pager', { model }, async ({ page, walk }) => {
  const { next }: { next: unknown } = walk.start.snapshot.context;
  const gate = await openSignedIn(page, '/detail?mateId=iris-vale', {
    answers: {
      '/mate/getMateDetail': success(irisInDetail),
      '/mate/mateExtraInfo': success({
        ...extraOfIris,
        opinions: { ...extraOfIris.opinions, reviews: [othersReview], hasMore: next !== null },
      }),
    },
    held: [call],
  });
  const reviews = page.getByRole('region', { name: 'Reviews' });
  const button = (name: string | RegExp) => reviews.getByRole('button', { name });
  const more = button('Show more reviews');

  async function happen({ cause, to }: Edge, { snapshot }: Node): Promise<void> {
    if (cause.kind === 'error') await failAs(gate, call, cause.result);
    else if (cause.kind === 'done') {
      const after = model.nodes.get(to)?.snapshot.context;
      await gate.settle(call, success({ reviews: [older], hasMore: after?.next !== null }));
    } else await (snapshot.hasTag('slow') ? button('Try again') : more).press('Enter');
  }
  const assertions: StateAssertion[] = [
    ['idle', more],
    [{ loading: 'pending' }, button('Loading…')],
    [{ loading: 'slow' }, button('Try again')],
    ['failed', reviews.getByText('Couldn’t load more reviews.')],
    ['end', () => expect(more).toHaveCount(0)],
  ];
  return { happen, assertions };
});
