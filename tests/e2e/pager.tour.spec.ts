import { expect } from '@playwright/test';
import { extraOfIris, irisInDetail, othersReview } from '../machines/mates/catalogue-samples.ts';
import { model } from '../machines/shared/pager.model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import type { Edge, Node } from '../../tools/statechart-tests/model.ts';
import { failAs } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { success } from './support/gate.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { CoverageLog, tour, type StateAssertion } from './support/tour.ts';

const coverageLog = new CoverageLog(model);
const call = '/mate/reviews';
const older = { ...othersReview, reviewId: 'review-3' };

for (const [index, walk] of coveringTours(model).entries()) {
  test(`[S7.6] pager, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
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
      { in: 'idle', see: () => expect(more).toBeVisible() },
      { in: { loading: 'pending' }, see: () => expect(button('Loading…')).toBeVisible() },
      { in: { loading: 'slow' }, see: () => expect(button('Try again')).toBeVisible() },
      {
        in: 'failed',
        see: () => expect(reviews.getByText('Couldn’t load more reviews.')).toBeVisible(),
      },
      { in: 'end', see: () => expect(more).toHaveCount(0) },
    ];
    await tour({ page, observer, coverageLog }, { model, happen, assertions }, walk);
  });
}

test('pager: every transition was taken in the browser', () => coverageLog.expectAll());
