import { expect, type Page } from '@playwright/test';
import { extraOfIris, irisInDetail } from '../machines/mates/catalogue-samples.ts';
import { model as whole } from '../machines/mates/reviews.model.ts';
import { allowing, type Edge, type Node } from '../../tools/statechart-tests/model.ts';
import { failAs } from './support/chat-stage.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn, whileSignedIn } from './support/signed-in-stage.ts';
import { testTours, textIn, type Stage, type StateAssertion } from './support/tour.ts';

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

  async function happen({ event, cause }: Edge, { snapshot }: Node): Promise<void> {
    if (cause.kind === 'done') await gate.settle(saveReview, success(cause.result));
    else if (cause.kind === 'error' && cause.child === 'pager') await observer.kill('pager');
    else if (cause.kind === 'error') {
      await failAs(gate, saveReview, cause.result);
      await expect(reviews.getByText('Couldn’t publish your review.')).toBeVisible();
    } else if (event.type === 'page.loaded') {
      await reviews.getByRole('button', { name: 'Show more reviews' }).press('Enter');
      await gate.settle(fetchMore, success('page' in event ? event.page : null));
    } else if (event.type === 'load.retry') await press('Try again');
    else if (event.type === 'review.write') await press('Write a review');
    else if (event.type === 'review.cancel') await press(snapshot.hasTag('slow') ? 'Stop waiting' : 'Cancel');
    else {
      await reviews.getByRole('radio', { name: '4 stars' }).check();
      await reviews.getByLabel('Your review (optional)').fill(textIn(event, 'text'));
      await press('Publish');
    }
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
    [{ own: 'saving' }, button('Publishing…')],
    [{ own: { saving: 'slow' } }, button('Stop waiting')],
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
