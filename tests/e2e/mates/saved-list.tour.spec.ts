import { iris, tomas } from '../../machines/mates/catalogue-samples.ts';
import { model as whole } from '../../machines/mates/browse/saved-list.model.ts';
import { allowing } from 'statechart-tools/explorer/model';
import { textOf } from 'statechart-tools/explorer/text';
import { attached, expect, outputOf, success, testTours } from '../support/tours/tour.ts';

const followed = { creator: iris.creator, mates: [iris, tomas], followers: 2, since: 1 };
/** The lists, with the server's response that contains a mate and the one that contains none. */
const lists = [
  {
    title: '[S2.7] collection at /favorite',
    place: '/favorite',
    call: '/user/favorites',
    kind: 'favorite',
    full: { mates: [iris] },
    none: { mates: [] },
    loading: 'Loading your favorites',
    failed: 'Couldn’t load your favorites',
    empty: 'No favorites yet',
  },
  {
    title: '[S2.15] collection at /follow-list',
    place: '/follow-list',
    call: '/mate/followList',
    kind: 'follow',
    full: { creators: [followed] },
    none: { creators: [] },
    loading: 'Loading the creators you follow',
    failed: 'Couldn’t load the creators you follow',
    empty: 'You’re not following anyone yet',
  },
  {
    title: '[S2.16] collection at /for-you',
    place: '/for-you',
    call: '/mate/forYou',
    kind: 'favorite',
    full: { entries: [{ mate: iris, reason: { kind: 'popular' } }] },
    none: { entries: [] },
    loading: 'Loading your suggestions',
    failed: 'Couldn’t load your suggestions',
    empty: 'Nothing new right now',
  },
];

for (const { title, place, call, kind, full, none, loading, failed, empty } of lists) {
  const model = allowing(
    whole,
    (_, event) =>
      !('output' in event) || textOf(event.output) === '[]' || textOf(event).includes(`"${kind}"`),
  );

  testTours(title, { model }, ({ gate, main }) => {
    const mate = main.getByRole('link', { name: 'Iris Vale' });
    // The page's favorites load once too: until then two calls wait for the same response.
    let waiting = place === '/favorite' ? 2 : 1;
    return {
      opening: { place, held: [call] },
      causes: {
        'xstate.done.actor.request': async (event) => {
          const list = textOf(outputOf(event)) === '[]' ? none : full;
          for (; waiting > 0; waiting -= 1) await gate.settle(call, success(list));
          waiting = 1;
        },
      },
      within: main,
      assertions: [
        ['loading', attached(loading)],
        [
          'ready',
          ({ context }) => expect(context.items.length > 0 ? mate : main.getByText(empty)).toBeVisible(),
        ],
        ['failed', failed],
      ],
    };
  });
}
