import { review, reviews as older } from '../../../contract/mates/review.ts';
import { extraOfIris } from '../../machines/mates/catalogue-samples.ts';
import { model as whole } from '../../machines/mates/reviews.model.ts';
import { allowing } from 'statechart-tools/explorer/model';
import { detailPage } from '../support/stages/signed-in-stage.ts';
import {
  absent,
  counted,
  enabled,
  fillIn,
  on,
  pressIn,
  success,
  testTours,
  whileSignedIn,
} from '../support/tours/tour.ts';

/** The next page is loaded while there is one. */
const model = allowing(
  whileSignedIn(whole),
  ({ context }, { type }) => type !== 'page.loaded' || context.opinions.hasMore,
);

testTours('[S7.6] reviews', { model }, ({ page, gate, start }) => {
  const { opinions } = start.context;
  const within = page.getByRole('region', { name: 'Reviews' });
  const { button } = on(within);
  const opinion = { '4 stars': true, 'Your review (optional)': 'Listens well.' } as const;
  return {
    opening: detailPage({
      answers: { '/mate/mateExtraInfo': success({ ...extraOfIris, opinions }) },
      held: [older.path],
    }),
    answers: { saveReview: { call: review, submit: () => fillIn(within, opinion, 'Publish') } },
    causes: {
      'page.loaded': async (event) => {
        await pressIn(within, 'Show more reviews');
        await gate.settle(older.path, success('page' in event ? event.page : null));
      },
      'review.write': 'Write a review',
    },
    within,
    assertions: [
      [{ own: 'idle' }, button(/^(Write a|Change your) review$/)],
      [{ own: 'idle' }, counted(within.getByText('Listens well.'), ({ opinions }) => opinions.own !== null)],
      [{ own: 'editing' }, enabled(button('Publish'))],
      [{ others: 'paging' }, counted(button('Show more reviews'), ({ opinions }) => opinions.hasMore)],
      // The first page of them and what was loaded since.
      [
        { others: 'paging' },
        counted(within.getByText('Never in a hurry.'), ({ opinions }) => opinions.reviews.length),
      ],
      [{ others: 'pagingFailed' }, absent(button('Show more reviews'))],
      [{ others: 'pagingFailed' }, 'Couldn’t load this part of the page.'],
    ],
  };
});
