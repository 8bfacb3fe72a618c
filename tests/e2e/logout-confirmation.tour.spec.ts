import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { EventObject } from 'xstate';
import { model as whole } from '../machines/auth/logout-confirmation.model.ts';
import { ann, ben, storeOf } from '../machines/app/shell-samples.ts';
import { allowing, type Edge, type Node } from '../../tools/statechart-tests/model.ts';
import { describeSteps, edgeWalks } from '../../tools/statechart-tests/walks.ts';
import { tick } from './support/clock.ts';
import { test } from './support/fixtures.ts';
import { success, type Gate } from './support/gate.ts';
import { holdCode, type HeldCode } from './support/held-code.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { openNeighbour } from './support/storage.ts';
import { Journal, tour, type Sight, type Stage } from './support/tour.ts';

/** Words are looked for once on a page: texts that have come stay, and the next look would be over at once. */
const model = allowing(whole, (snapshot, { type }) => {
  if (type === 'logout.request') return snapshot.context.userId === '';
  return type !== 'session.started' || snapshot.matches('asking');
});
const journal = new Journal(model);
const signOut = '/user/logout';
const words = [`mates.draft/${ann.uuid}/room-1`, `mates.mate-draft/${ann.uuid}/new`];

for (const [index, walk] of edgeWalks(model).entries()) {
  test(`[S8.10] logoutConfirmation, tour ${index + 1}: ${describeSteps(walk.steps)}`, async ({
    page,
    context,
    observer,
  }) => {
    const code = await holdCode(page, '**/assets/parting-*.js');
    await page.addInitScript(write, words);
    const gate = await openSignedIn(page, '/nowhere', { held: [signOut] });
    await gate.keepPage();
    await tour({ page, observer, journal }, stageOn(page, context, { gate, code, observer }), walk);
  });
}

test('logoutConfirmation: every transition was taken in the browser', () => {
  console.log(`${String(journal.coverage)}  in the browser`);
  expect(journal.coverage.missing).toEqual([]);
});

interface Hands {
  readonly gate: Gate;
  readonly code: HeldCode;
  readonly observer: Observer;
}

function stageOn(page: Page, context: BrowserContext, { gate, code, observer }: Hands): Stage {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  const leave = () => gate.settle(signOut, success());

  const asPeople: Record<string, (from: Node) => Promise<void>> = {
    'logout.request': async () => {
      await press('Account and settings');
      await press('Log out');
    },
    'logout.cancel': () => press('Stay signed in'),
    'drafts.keep': async () => {
      await press('Log out and keep drafts');
      await leave();
      expect(await page.evaluate(kept, words)).toEqual(words);
    },
    'drafts.discard': () => press('Log out and delete drafts'),
    'session.ended': async ({ snapshot }) => {
      if (snapshot.matches('looking')) return inAnotherTab(null);
      // As any call's answer may say.
      if (snapshot.matches('asking')) return observer.send('auth', { type: 'session.expired' });
      // As a chat does that is still open in another tab.
      await page.evaluate(write, words);
      await leave();
      await expect.poll(() => tick(page).then(() => page.evaluate(kept, words))).toEqual([]);
    },
    'session.started': async () => {
      await inAnotherTab(ben);
      await expect.poll(() => observer.valueOf('auth')).toEqual({ loggedIn: 'reloading' });
      // The page cannot reload, and so goes on.
      await page.clock.runFor(3000);
    },
  };

  async function inAnotherTab(user: typeof ann | null): Promise<void> {
    const store = await openNeighbour(context);
    await store(storeOf({ user }));
    // A page behind another draws a frame a second only.
    await page.bringToFront();
  }

  async function happen({ event, cause }: Edge, from: Node): Promise<void> {
    if (cause.kind === 'event') return asPeople[event.type]?.(from);
    if (cause.kind === 'error') await code.fail();
    else if (isNoneLeft(event)) {
      await page.evaluate(forget, words);
      await code.come();
    } else return code.come();
    await leave();
  }

  return { model, happen, sights: sightsOn(page) };
}

function sightsOn(page: Page): Sight[] {
  const question = page.getByRole('dialog', { name: 'You have unsent drafts. Log out anyway?' });
  const gone = () => expect(question).toHaveCount(0);
  return [
    { in: 'staying', see: gone },
    { in: 'looking', see: gone },
    {
      in: 'asking',
      see: async () => {
        await expect(question).toContainText('2 unsent drafts are saved on this device.');
        await expect(question.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
      },
    },
    {
      in: 'removing',
      see: async () => {
        await gone();
        expect(await page.evaluate(kept, words)).toEqual([]);
      },
    },
  ];
}

const isNoneLeft = (event: EventObject): boolean =>
  'output' in event &&
  typeof event.output === 'object' &&
  event.output !== null &&
  'count' in event.output &&
  event.output.count === 0;

function write(keys: readonly string[]): void {
  for (const key of keys) localStorage.setItem(key, 'words for nobody else');
}

function forget(keys: readonly string[]): void {
  for (const key of keys) localStorage.removeItem(key);
}

const kept = (keys: readonly string[]): string[] => keys.filter((key) => localStorage.getItem(key) !== null);
