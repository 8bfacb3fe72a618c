import { expect } from '@playwright/test';
import { review, reviews as older } from '../../contract/review.ts';
import { extraOfIris } from '../machines/mates/catalogue-samples.ts';
import { model as whole } from '../machines/mates/reviews.model.ts';
import { allowing } from '../../tools/statechart-tests/model.ts';
import { success } from './support/gate.ts';
import { openDetail, whileSignedIn } from './support/signed-in-stage.ts';
import { callsOf, pressIn, type Answers } from './support/stage.ts';
import { testTours } from './support/tour.ts';

/** The next page is loaded while there is one. */
const model = allowing(
  whileSignedIn(whole),
  ({ context }, { type }) => type !== 'page.loaded' || context.opinions.hasMore,
);
testTours('[S7.6] reviews', { model }, async ({ page, walk }) => {
  const reviews = page.getByRole('region', { name: 'Reviews' });
  const answers: Answers = {
    saveReview: {
      call: review,
      form: reviews,
      submit: async () => {
        await reviews.getByRole('radio', { name: '4 stars' }).check();
        await reviews.getByLabel('Your review (optional)').fill('Listens well.');
        await pressIn(reviews, 'Publish');
      },
    },
  };
  const gate = await openDetail(page, {
    answers: {
      '/mate/mateExtraInfo': success({ ...extraOfIris, opinions: walk.start.snapshot.context.opinions }),
    },
    held: [...callsOf(answers), older.path],
  });

  const button = (name: string | RegExp) => reviews.getByRole('button', { name });
  return {
    gate,
    answers,
    causes: {
      'page.loaded': async (event) => {
        await pressIn(reviews, 'Show more reviews');
        await gate.settle(older.path, success('page' in event ? event.page : null));
      },
      'review.write': 'Write a review',
    },
    within: reviews,
    assertions: [
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
    ],
  };
});
