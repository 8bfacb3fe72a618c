import { expect } from '@playwright/test';
import { iris, tomas } from '../machines/mates/catalogue-samples.ts';
import { model as whole } from '../machines/mates/browse/saved-list.model.ts';
import { allowing } from '../../tools/statechart-tests/model.ts';
import { textOf } from '../../tools/statechart-tests/text.ts';
import { success } from './support/gate.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { attached, testTours } from './support/tour.ts';

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
    words: ['Loading your favorites', 'Couldn’t load your favorites', 'No favorites yet'],
  },
  {
    title: '[S2.15] collection at /follow-list',
    place: '/follow-list',
    call: '/mate/followList',
    kind: 'follow',
    full: { creators: [followed] },
    none: { creators: [] },
    words: [
      'Loading the creators you follow',
      'Couldn’t load the creators you follow',
      'You’re not following anyone yet',
    ],
  },
  {
    title: '[S2.16] collection at /for-you',
    place: '/for-you',
    call: '/mate/forYou',
    kind: 'favorite',
    full: { entries: [{ mate: iris, reason: { kind: 'popular' } }] },
    none: { entries: [] },
    words: ['Loading your suggestions', 'Couldn’t load your suggestions', 'Nothing new right now'],
  },
];

for (const { title, place, call, kind, full, none, words } of lists) {
  const [loading = '', failed = '', empty = ''] = words;
  const model = allowing(
    whole,
    (_, event) =>
      !('output' in event) || textOf(event.output) === '[]' || textOf(event).includes(`"${kind}"`),
  );

  testTours(title, { model }, async ({ page }) => {
    const gate = await openSignedIn(page, place, { held: [call] });
    const main = page.getByRole('main');
    // The page's favorites load once too: until then two calls wait for the same response.
    let waiting = place === '/favorite' ? 2 : 1;
    return {
      gate,
      causes: {
        'xstate.done.actor.request': async (_, __, { cause }) => {
          const isFull = cause.kind === 'done' && textOf(cause.result) !== '[]';
          for (; waiting > 0; waiting -= 1) await gate.settle(call, success(isFull ? full : none));
          waiting = 1;
        },
      },
      within: main,
      assertions: [
        ['loading', attached(main.getByText(loading))],
        [
          'ready',
          ({ context: { items } }) => {
            const mate = main.getByRole('link', { name: 'Iris Vale' });
            return expect(items.length > 0 ? mate : main.getByText(empty)).toBeVisible();
          },
        ],
        ['failed', failed],
      ],
    };
  });
}
