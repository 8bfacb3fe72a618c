import { expect, type Page } from '@playwright/test';
import { savedListMachine } from '../../src/machines/mates/browse/saved-list.machine.ts';
import type { CollectionItem } from '../../src/machines/mates/browse/saved-list.types.ts';
import { iris, tomas } from '../machines/mates/catalogue-samples.ts';
import { modelOf, type Edge } from '../../tools/statechart-tests/model.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { testTours, type Stage, type StateAssertion } from './support/tour.ts';

interface List {
  readonly id: string;
  readonly place: string;
  readonly call: string;
  readonly item: CollectionItem;
  /** The server's response when the machine updates the item. */
  readonly full: unknown;
  readonly none: unknown;
  readonly words: { readonly loading: string; readonly failed: string; readonly empty: string };
}

const followed = { creator: iris.creator, mates: [iris, tomas], followers: 2, since: 1 };
const lists: readonly List[] = [
  {
    id: 'S2.7',
    place: '/favorite',
    call: '/user/favorites',
    item: { kind: 'favorite', mate: iris, isOn: true, reason: null },
    full: { mates: [iris] },
    none: { mates: [] },
    words: {
      loading: 'Loading your favorites',
      failed: 'Couldn’t load your favorites',
      empty: 'No favorites yet',
    },
  },
  {
    id: 'S2.15',
    place: '/follow-list',
    call: '/mate/followList',
    item: { kind: 'follow', followed, isOn: true },
    full: { creators: [followed] },
    none: { creators: [] },
    words: {
      loading: 'Loading the creators you follow',
      failed: 'Couldn’t load the creators you follow',
      empty: 'You’re not following anyone yet',
    },
  },
  {
    id: 'S2.16',
    place: '/for-you',
    call: '/mate/forYou',
    item: { kind: 'favorite', mate: iris, isOn: false, reason: { kind: 'popular' } },
    full: { entries: [{ mate: iris, reason: { kind: 'popular' } }] },
    none: { entries: [] },
    words: {
      loading: 'Loading your suggestions',
      failed: 'Couldn’t load your suggestions',
      empty: 'Nothing new right now',
    },
  },
];

for (const list of lists) {
  const model = modelOf(savedListMachine, {
    events: {},
    actors: {
      fetchItems: { done: [[list.item], []], error: [new Error('broken')] },
      toggle: { error: [new Error('broken')] },
    },
    view: ({ items }) => items.length,
  });

  testTours(`[${list.id}] collection at ${list.place}`, { model }, async ({ page, observer }) => {
    const gate = await openSignedIn(page, list.place, { held: [list.call] });
    return stageOn(page, gate, observer, list);
  });
}

function stageOn(page: Page, gate: Gate, observer: Observer, list: List): Stage {
  // The page's favorites load once too: until then two calls wait for the same response.
  let waiting = list.place === '/favorite' ? 2 : 1;

  async function happen({ cause }: Edge): Promise<void> {
    if (cause.kind === 'error') return observer.kill(cause.child);
    if (cause.kind !== 'done')
      return page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    const isFull = Array.isArray(cause.result) && cause.result.length > 0;
    for (; waiting > 0; waiting -= 1) {
      await gate.settle(list.call, success(isFull ? list.full : list.none));
    }
    waiting = 1;
  }
  return { happen, assertions: assertionsOn(page, list) };
}

function assertionsOn(page: Page, { words }: List): StateAssertion[] {
  const main = page.getByRole('main');
  const see = (text: string) => () => expect(main.getByText(text)).toBeVisible();
  return [
    ['loading', () => expect(main.getByText(words.loading)).toBeAttached()],
    [
      'ready',
      ({ context: { items } }) =>
        expect(
          items.length > 0 ? main.getByRole('link', { name: 'Iris Vale' }) : main.getByText(words.empty),
        ).toBeVisible(),
    ],
    ['failed', see(words.failed)],
  ];
}
