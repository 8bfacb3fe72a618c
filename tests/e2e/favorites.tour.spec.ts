import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { code } from '../../contract/envelope.ts';
import { favoritesMachine } from '../../src/machines/mates/favorites.machine.ts';
import { firstOf, isPending, isShownOn } from '../../src/machines/mates/favorites.reducers.ts';
import type { Change, FavoritesContext } from '../../src/machines/mates/favorites.types.ts';
import {
  expired,
  extraOfIris,
  iris,
  irisInDetail,
  tomas,
  unreachable,
} from '../machines/mates/catalogue-samples.ts';
import { ann, some } from '../machines/app/shell-samples.ts';
import { modelOf, type Edge, type Node } from '../../tools/statechart-tests/model.ts';
import { textOf } from '../../tools/statechart-tests/text.ts';
import { failAs } from './support/chat-stage.ts';
import { tick } from './support/clock.ts';
import { test } from './support/fixtures.ts';
import { refusal, success } from './support/gate.ts';
import { panel } from './support/people.ts';
import { openSignedIn, openVisiting } from './support/signed-in-stage.ts';
import { otherTab } from './support/storage.ts';
import { testTours } from './support/tour.ts';

/** The page of Iris shows Tomas on a card with one of these hearts; Iris has a heart of her own. */
const model = modelOf(favoritesMachine, {
  events: {
    'favorite.toggle': [{ id: tomas.mateId }],
    'change.queue': [
      { change: { kind: 'follow', id: iris.creator.creatorId, wanted: true } },
      { change: { kind: 'block', id: iris.mateId, wanted: true } },
    ],
    'favorite.synced': [{ id: iris.mateId, isOn: true }],
  },
  actors: {
    fetchFavorites: { done: [[tomas.mateId], []], error: [unreachable, expired] },
    saveChange: { done: [true, false], error: [unreachable, expired] },
  },
  inputs: [{ signedIn: true }, { signedIn: false }],
  view: ({ signedIn, favorites, pending }) => ({ signedIn, favorites, pending }),
  // Only a visitor can start a session; only a signed-in user can end one and get updates from the server.
  within: (snapshot, { type }) => {
    if (['favorite.toggle', 'change.queue'].includes(type)) return snapshot.context.pending.length < 2;
    if (type === 'session.started') return snapshot.matches('signedOut');
    return !['session.ended', 'favorite.synced'].includes(type) || !snapshot.matches('signedOut');
  },
});
/** The calls that save a change, by its kind. */
const saving = {
  favorite: '/user/doFavorite',
  follow: '/mate/followCreator',
  followTag: '/mate/followTag',
  block: '/safety/block',
} satisfies Record<Change['kind'], string>;
const reading = '/user/favorites';

testTours('[S1.5] favorites', { model }, async ({ page, observer, walk }) => {
  const open = walk.start.snapshot.matches('signedOut') ? openVisiting : openSignedIn;
  const gate = await open(page, `/detail?mateId=${iris.mateId}`, {
    answers: {
      '/mate/getMateDetail': success(irisInDetail),
      '/mate/mateExtraInfo': success(extraOfIris),
    },
    held: [reading, ...Object.values(saving)],
  });
  await answerHeartOfIris(page);
  const hearts = (name: string) =>
    page.getByRole('button', { name: `Favorite: ${name}`, includeHidden: true });
  const store = otherTab(page);
  let isAsked = false;

  async function happen({ event, cause }: Edge, { snapshot }: Node): Promise<void> {
    const isSaving = 'child' in cause && cause.child === 'saveChange';
    const { kind } = isSaving ? firstOf(snapshot.context.pending) : { kind: 'favorite' as const };
    const path = isSaving ? saving[kind] : reading;
    if (cause.kind === 'done')
      await gate.settle(path, success((isSaving ? answers[kind] : listOf)(cause.result)));
    else if (cause.kind === 'error' && cause.result === expired) {
      await gate.settle(path, refusal(code.loginExpired, 'login expired'));
      isAsked = true;
    } else if (cause.kind === 'error') await failAs(gate, path, cause.result);
    else if (event.type === 'favorite.toggle') {
      if (isAsked) await sendPanelAway();
      await hearts(tomas.name).click();
      isAsked = snapshot.matches('signedOut');
    } else if (event.type === 'change.queue') await queue(event, snapshot.matches('signedOut'));
    else if (event.type === 'favorite.synced') await hearts(iris.name).click();
    // The network returns, which reloads more than this.
    else if (event.type === 'load.retry') await observer.send('favorites', event);
    else await storeElsewhere(event.type === 'session.started');
  }

  /** A visitor presses the button of the creator. The other changes need a session that expired unnoticed, or a dialog. */
  async function queue(event: EventObject, isSignedOut: boolean): Promise<void> {
    if (isAsked) await sendPanelAway();
    const isFollow = textOf(event).includes('follow');
    if (isSignedOut && isFollow)
      await page.getByRole('button', { name: `Follow ${iris.creator.name}` }).click();
    else await observer.send('favorites', event);
    isAsked = isSignedOut;
  }

  /** Another tab signs in or out. */
  async function storeElsewhere(isSignedIn: boolean): Promise<void> {
    await store(isSignedIn ? { user: ann, benefits: some } : {});
    isAsked = false;
  }

  /** The sign-in panel can be closed. */
  async function sendPanelAway(): Promise<void> {
    await expect.poll(() => tick(page).then(() => panel(page).isVisible())).toBe(true);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
  }

  const see = async (snapshot: AnyMachineSnapshot): Promise<void> => {
    const marks: FavoritesContext = snapshot.context;
    await expect(hearts(tomas.name)).toHaveAttribute('aria-pressed', String(isShownOn(marks, tomas.mateId)));
    await expect(hearts(tomas.name)).toHaveAttribute('aria-busy', String(isPending(marks, tomas.mateId)));
  };
  return { happen, assertions: ['signedOut', 'loading', 'notLoaded', 'ready'].map((state) => [state, see]) };
});

test('[S1.5] signing in from another tab loads the favorites of the new session', async ({ page }) => {
  await page.goto('/for-you');
  await expect(page.getByRole('button', { name: /^Favorite: / }).first()).toBeVisible();
  const reading = page.waitForRequest('**/user/favorites');
  await otherTab(page)({ user: ann, benefits: some });
  expect((await reading).headers()['token']).toBe(ann.token);
});

/** The server always answers that the heart of Iris is set. */
const answerHeartOfIris = (page: Page): Promise<unknown> =>
  page.route(
    ({ pathname, searchParams }) =>
      pathname === saving.favorite && searchParams.get('mateId') === iris.mateId,
    (route) => route.fulfill({ json: success({ mateId: iris.mateId, favorite: true }) }),
  );

const answers = {
  favorite: (isOn: unknown) => ({ mateId: tomas.mateId, favorite: isOn }),
  follow: (isOn: unknown) => ({ creatorId: iris.creator.creatorId, following: isOn }),
  followTag: (isOn: unknown) => ({ tag: 'seaside', following: isOn }),
  block: (isOn: unknown) => ({ blocked: isOn }),
} satisfies Record<Change['kind'], (isOn: unknown) => unknown>;

const listOf = (ids: unknown): unknown => ({ mates: Array.isArray(ids) && ids.length > 0 ? [tomas] : [] });
