import { extraOfIris, othersReview } from '../machines/mates/catalogue-samples.ts';
import { model } from '../machines/shared/pager.model.ts';
import { nodeOf } from '../../tools/statechart-tests/model.ts';
import { success } from './support/gate.ts';
import { openDetail } from './support/signed-in-stage.ts';
import { absent, testTours } from './support/tour.ts';

const call = '/mate/reviews';
const older = { ...othersReview, reviewId: 'review-3' };

testTours('[S7.6] pager', { model }, async ({ page, walk }) => {
  const { next }: { next: unknown } = walk.start.snapshot.context;
  const gate = await openDetail(page, {
    answers: {
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

  return {
    gate,
    answers: { fetchPage: { call, isFailing: true } },
    causes: {
      'xstate.done.actor.fetchPage': (_, __, { to }) => {
        const { next } = nodeOf(model, to).snapshot.context;
        return gate.settle(call, success({ reviews: [older], hasMore: next !== null }));
      },
      'page.next': () => more.press('Enter'),
      'load.retry': (_, { snapshot }) =>
        (snapshot.hasTag('slow') ? button('Try again') : more).press('Enter'),
    },
    assertions: [
      ['idle', more],
      [{ loading: 'pending' }, button('Loading…')],
      [{ loading: 'slow' }, button('Try again')],
      ['failed', reviews.getByText('Couldn’t load more reviews.')],
      ['end', absent(more)],
    ],
  };
});
