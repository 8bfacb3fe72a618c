import { extraOfIris, othersReview } from '../machines/mates/catalogue-samples.ts';
import { model } from '../machines/shared/pager.model.ts';
import { nodeOf } from 'statechart-tools/explorer/model';
import { detailPage } from './support/signed-in-stage.ts';
import { absent, on, success, testTours } from './support/tour.ts';

const call = '/mate/reviews';
const older = { ...othersReview, reviewId: 'review-3' };

testTours('[S7.6] pager', { model }, ({ page, gate, start }) => {
  const opinions = { ...extraOfIris.opinions, reviews: [othersReview], hasMore: start.context.next !== null };
  const reviews = page.getByRole('region', { name: 'Reviews' });
  const { button } = on(reviews);
  const more = button('Show more reviews');
  return {
    opening: detailPage({ answers: { '/mate/mateExtraInfo': success({ ...extraOfIris, opinions }) } }),
    answers: { fetchPage: { call } },
    causes: {
      'xstate.done.actor.fetchPage': (_, __, { to }) => {
        const { next } = nodeOf(model, to).snapshot.context;
        return gate.settle(call, success({ reviews: [older], hasMore: next !== null }));
      },
      'page.next': () => more.press('Enter'),
      'load.retry': (_, { snapshot }) =>
        (snapshot.hasTag('slow') ? button('Try again') : more).press('Enter'),
    },
    within: reviews,
    assertions: [
      ['idle', more],
      [{ loading: 'pending' }, button('Loading…')],
      [{ loading: 'slow' }, button('Try again')],
      ['failed', 'Couldn’t load more reviews.'],
      ['end', absent(more)],
    ],
  };
});
