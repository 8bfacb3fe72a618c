import type { AnyMachineSnapshot, EventObject } from 'xstate';
import {
  firstOf,
  isPending,
  isShownOn,
  type Change,
  type FavoritesContext,
} from '../../../src/machines/mates/favorites.reducers.ts';
import { allowing, type Node } from 'statechart-tools/explorer/model';
import { textOf } from 'statechart-tools/explorer/text';
import { ann, some } from '../../machines/app/shell-samples.ts';
import { iris, tomas } from '../../machines/mates/catalogue-samples.ts';
import { model as whole } from '../../machines/mates/favorites.model.ts';
import { failAs } from '../support/stages/chat-stage.ts';
import { advanceUntil } from '../support/clock.ts';
import { panel } from '../support/users/people.ts';
import { detailPage } from '../support/stages/signed-in-stage.ts';
import { otherTab } from '../support/users/storage.ts';
import { expect, on, outputOf, sent, signedIn, success, testTours } from '../support/tours/tour.ts';

/** Only a visitor can start a session; only a signed-in user can end one and get updates from the server. */
const model = allowing(whole, (snapshot, { type }) => {
  if (type === 'session.started') return snapshot.matches('signedOut');
  return !['session.ended', 'favorite.synced'].includes(type) || !snapshot.matches('signedOut');
});

/** The call that saves each kind of change, and its response. */
const saving: Record<Change['kind'], readonly [call: string, response: (isOn: unknown) => unknown]> = {
  favorite: ['/user/doFavorite', (isOn) => ({ mateId: tomas.mateId, favorite: isOn })],
  follow: ['/mate/followCreator', (isOn) => ({ creatorId: iris.creator.creatorId, following: isOn })],
  followTag: ['/mate/followTag', (isOn) => ({ tag: 'seaside', following: isOn })],
  block: ['/safety/block', (isOn) => ({ blocked: isOn })],
};
const savingIn = ({ snapshot }: Node) => saving[firstOf(snapshot.context.pending).kind];
const listCall = '/user/favorites';

/** The page of Iris shows Tomas on a card with a heart. */
testTours('[S1.5] favorites', { model }, ({ page, gate, observer, start }) => {
  const heart = page.getByRole('button', { name: `Favorite: ${tomas.name}`, includeHidden: true });
  const storeElsewhere = otherTab(page);

  /** Closes the sign-in panel, which opens where a visitor requests something, and where a session expires. */
  async function closePanel(): Promise<void> {
    await advanceUntil(page, panel(page).waitFor());
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
  }
  const fail = async (call: string, event: EventObject) => {
    const reason = 'error' in event ? event.error : null;
    await failAs(gate, call, reason);
    if (textOf(reason).includes('expired')) await closePanel();
  };

  const marks = async ({ context }: AnyMachineSnapshot) => {
    const hearts: FavoritesContext = context;
    await expect(heart).toHaveAttribute('aria-pressed', String(isShownOn(hearts, tomas.mateId)));
    await expect(heart).toHaveAttribute('aria-busy', String(isPending(hearts, tomas.mateId)));
  };
  return {
    opening: {
      ...detailPage({ held: [listCall, ...Object.values(saving).map(([call]) => call)] }),
      store: start.matches('signedOut') ? {} : signedIn,
    },
    causes: {
      'favorite.toggle': async (_, { snapshot }) => {
        await heart.click();
        if (snapshot.matches('signedOut')) await closePanel();
      },
      // A visitor presses the button of the creator. The other changes need a session that expired unnoticed, or a dialog.
      'change.queue': async (event, { snapshot }) => {
        const isVisitor = snapshot.matches('signedOut');
        if (isVisitor && textOf(event).includes('follow'))
          await on(page).button(`Follow ${iris.creator.name}`).click();
        else await observer.send('favorites', event);
        if (isVisitor) await closePanel();
      },
      // Another part of the page has saved the same heart.
      'favorite.synced': sent,
      // The network returns, which reloads more than this.
      'load.retry': sent,
      // Another tab signs in or out.
      'session.started': () => storeElsewhere({ user: ann, benefits: some }),
      'session.ended': () => storeElsewhere({}),
      'xstate.done.actor.fetchFavorites': (event) =>
        gate.settle(listCall, success({ mates: textOf(outputOf(event)) === '[]' ? [] : [tomas] })),
      'xstate.error.actor.fetchFavorites': (event) => fail(listCall, event),
      'xstate.done.actor.saveChange': (event, from) => {
        const [call, response] = savingIn(from);
        return gate.settle(call, success(response(outputOf(event))));
      },
      'xstate.error.actor.saveChange': (event, from) => fail(savingIn(from)[0], event),
    },
    assertions: [[['signedOut', 'loading', 'notLoaded', 'ready'], marks]],
  };
});
