import { expect, type BrowserContext, type Page } from '@playwright/test';
import { model as whole } from '../machines/auth/logout-confirmation.model.ts';
import { ann, ben, storeOf } from '../machines/app/shell-samples.ts';
import { allowing, type Edge, type Node } from '../../tools/statechart-tests/model.ts';
import { edgeWalks } from '../../tools/statechart-tests/walks.ts';
import { tick } from './support/clock.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { openNeighbour } from './support/storage.ts';
import { numbered, testTours, type Stage, type StateAssertion } from './support/tour.ts';

/**
 * A session that starts closes an open dialog; without a dialog there is nothing to see. After a logout no second one
 * follows.
 */
const model = allowing(whole, (snapshot, { type }) => {
  if (type === 'logout.request') return snapshot.context.userId === '' || snapshot.context.count > 0;
  return type !== 'session.started' || snapshot.matches('asking');
});
const signOut = '/user/logout';
const drafts = [`mates.draft/${ann.uuid}/room-1`, `mates.mate-draft/${ann.uuid}/new`];

const walks = numbered(edgeWalks(model));
testTours('[S8.10] logoutConfirmation', { model, walks }, async ({ page, context, observer }) => {
  const gate = await openSignedIn(page, '/nowhere', { held: [signOut] });
  await gate.keepPage();
  return stageOn(page, context, { gate, observer });
});

interface Hands {
  readonly gate: Gate;
  readonly observer: Observer;
}

function stageOn(page: Page, context: BrowserContext, { gate, observer }: Hands): Stage {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  const leave = () => gate.settle(signOut, success());

  const asUser: Record<string, (from: Node) => Promise<void>> = {
    'logout.request': async ({ snapshot }) => {
      // The model finds drafts at every other request.
      const hasDrafts = snapshot.context.count === 0;
      await page.evaluate(hasDrafts ? write : remove, drafts);
      await press('Account and settings');
      await press('Log out');
      if (!hasDrafts) await leave();
    },
    'logout.cancel': () => press('Stay signed in'),
    'drafts.keep': async () => {
      await press('Log out and keep drafts');
      await leave();
      expect(await page.evaluate(stored, drafts)).toEqual(drafts);
    },
    'drafts.discard': () => press('Log out and delete drafts'),
    'session.ended': async ({ snapshot }) => {
      // Any response may say so.
      if (snapshot.matches('asking')) return observer.send('auth', { type: 'session.expired' });
      // A chat that is still open in another tab does this.
      await page.evaluate(write, drafts);
      await leave();
      await expect.poll(() => tick(page).then(() => page.evaluate(stored, drafts))).toEqual([]);
    },
    'session.started': async () => {
      await signInElsewhere(ben);
      await expect.poll(() => observer.valueOf('auth')).toEqual({ loggedIn: 'reloading' });
      // The page cannot reload, so it continues.
      await page.clock.runFor(3000);
    },
  };

  async function signInElsewhere(user: typeof ann): Promise<void> {
    const store = await openNeighbour(context);
    await store(storeOf({ user }));
    // The browser draws only one frame per second for a background page.
    await page.bringToFront();
  }

  const happen = async ({ event }: Edge, from: Node): Promise<void> => asUser[event.type]?.(from);

  return { happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const question = page.getByRole('dialog', { name: 'You have unsent drafts. Log out anyway?' });
  const closed = () => expect(question).toHaveCount(0);
  return [
    ['idle', closed],
    [
      'asking',
      async () => {
        await expect(question).toContainText('2 unsent drafts are saved on this device.');
        await expect(question.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
      },
    ],
    [
      'removing',
      async () => {
        await closed();
        expect(await page.evaluate(stored, drafts)).toEqual([]);
      },
    ],
  ];
}

function write(keys: readonly string[]): void {
  for (const key of keys) localStorage.setItem(key, 'a draft');
}

function remove(keys: readonly string[]): void {
  for (const key of keys) localStorage.removeItem(key);
}

const stored = (keys: readonly string[]): string[] =>
  keys.filter((key) => localStorage.getItem(key) !== null);
