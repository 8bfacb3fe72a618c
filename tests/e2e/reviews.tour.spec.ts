import { expect, type Page } from '@playwright/test';
import { extraOfIris, irisInDetail, ownReview } from '../machines/mates/catalogue-samples.ts';
import { model as whole } from '../machines/mates/reviews.model.ts';
import { allowing, type Edge } from '../../tools/statechart-tests/model.ts';
import { endConfirmation } from './support/confirmations.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn, whileSignedIn } from './support/signed-in-stage.ts';
import { type Stage, type StateAssertion, testTours } from './support/tour.ts';

/** The next page is loaded while there is one. */
const model = allowing(
  whileSignedIn(whole),
  ({ context }, { type }) => type !== 'page.loaded' || context.opinions.hasMore,
);
const [saveReview, fetchMore] = ['/mate/review', '/mate/reviews'] as const;

testTours('[S7.6] reviews', { model }, async ({ page, observer, walk }) => {
  const gate = await openSignedIn(page, '/detail?mateId=iris-vale', {
    answers: {
      '/mate/getMateDetail': success(irisInDetail),
      '/mate/mateExtraInfo': success({ ...extraOfIris, opinions: walk.start.snapshot.context.opinions }),
    },
    held: [saveReview, fetchMore],
  });
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const reviews = page.getByRole('region', { name: 'Reviews' });
  const press = (name: string) => reviews.getByRole('button', { name, exact: true }).click();

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'error') await observer.kill(cause.child);
    else if (cause.kind === 'done')
      await endConfirmation(page, cause.result, {
        form: reviews,
        submit: async () => {
          await reviews.getByRole('radio', { name: '4 stars' }).check();
          await reviews.getByLabel('Your review (optional)').fill('Listens well.');
          await press('Publish');
        },
        settle: () => gate.settle(saveReview, success(ownReview)),
      });
    else if (event.type === 'page.loaded') {
      await reviews.getByRole('button', { name: 'Show more reviews' }).press('Enter');
      await gate.settle(fetchMore, success('page' in event ? event.page : null));
    } else if (event.type === 'load.retry') await press('Try again');
    else await press('Write a review');
  }
  return { happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const reviews = page.getByRole('region', { name: 'Reviews' });
  const button = (name: string | RegExp) => reviews.getByRole('button', { name });
  return [
    [{ own: 'idle' }, button(/^(Write a|Change your) review$/)],
    [
      { own: 'idle' },
      ({ context: { opinions } }) =>
        expect(reviews.getByText('Listens well.')).toHaveCount(opinions.own === null ? 0 : 1),
    ],
    [{ own: 'editing' }, () => expect(button('Publish')).toBeEnabled()],
    [
      { others: 'paging' },
      ({ context: { opinions } }) =>
        expect(button('Show more reviews')).toHaveCount(opinions.hasMore ? 1 : 0),
    ],
    [
      { others: 'pagingFailed' },
      async () => {
        await expect(button('Show more reviews')).toHaveCount(0);
        await expect(reviews.getByText('Couldn’t load this part of the page.')).toBeVisible();
      },
    ],
  ];
}
