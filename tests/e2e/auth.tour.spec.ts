import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { EventObject } from 'xstate';
import { code as codes } from '../../contract/envelope.ts';
import { model } from '../machines/auth/auth.model.ts';
import { storeOf, userOf, some } from '../machines/app/shell-samples.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import type { Edge, Node } from '../../tools/statechart-tests/model.ts';
import type { UserInfo, UserStore } from '../../src/machines/auth/auth.types.ts';
import { openStill } from './support/clock.ts';
import { endAttempt } from './support/confirmations.ts';
import { Gate, refusal, success } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { panel, signedIn } from './support/people.ts';
import { completePanel, kindOf } from './support/sign-in-panel.ts';
import { persistUser, openNeighbour } from './support/storage.ts';
import { numbered, type Stage, type StateAssertion, testTours, textIn } from './support/tour.ts';

/** The calls of the machine's actors. */
const calls: Readonly<Record<string, string>> = {
  emailVerification: '/user/verify/status',
  fetchBenefits: '/user/benefits',
};

testTours(
  'auth',
  { model, walks: numbered(coveringTours(model, 80)) },
  async ({ page, context, observer, walk }) => {
    const gate = new Gate(page);
    await gate.hold([...Object.values(calls), '/user/logout', '/user/login', '/user/register']);
    // This call starts after signing in: a token that the server does not know would end the session.
    await gate.answer('/user/age', refusal(codes.notAvailable, 'Ages are not asked for here.'));
    await gate.answer('/user/favorites', refusal(codes.notAvailable, 'No favourites here.'));
    await persistUser(page, storeIn(walk.start));
    await gate.keepPage();
    await openStill(page, () => gate.open('/nowhere'));
    return stageOn(page, context, gate, observer);
  },
);

function stageOn(page: Page, context: BrowserContext, gate: Gate, observer: Observer): Stage {
  let store: ((user: UserStore) => Promise<void>) | undefined;
  const button = (name: string) => page.getByRole('button', { name, exact: true }).click();

  const asPeople: Record<string, (event: EventObject, from: Node) => Promise<void>> = {
    'panel.open': (event, from) => openPanel(event, from),
    'panel.close': () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
    'logout.request': async () => {
      const logOut = page.getByRole('button', { name: 'Log out' });
      if (!(await logOut.isVisible())) await button('Account and settings');
      await logOut.click();
    },
    // On a page that already polls, only other parts of the page could restart the polling.
    'verification.start': (event, { snapshot }) =>
      snapshot.matches({ loggedOut: 'verifying' })
        ? observer.send('auth', event)
        : gate.open('/verify-email-address'),
    'verification.stop': () => button('Stop waiting'),
    'session.changed': (event) => storeElsewhere(userIn(event)),
    'session.cleared': () => storeElsewhere(null),
  };

  async function storeElsewhere(user: UserInfo | null): Promise<void> {
    store ??= await openNeighbour(context);
    await store(storeOf({ user }));
    // The browser draws only one frame per second for a background page.
    await page.bringToFront();
  }

  /** A dialog covers the page, so users cannot request it again; only other parts of the page could. */
  async function openPanel(event: EventObject, { snapshot }: Node): Promise<void> {
    const isOpen = snapshot.matches({ loggedOut: 'panel' });
    if (!isOpen && textIn(event, 'mode') === 'signIn') {
      await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    } else await observer.send('auth', event);
  }

  async function happen({ event, cause }: Edge, from: Node): Promise<void> {
    if (cause.kind === 'done' && cause.child === 'signIn')
      return completePanel(page, gate, kindOf(cause.result));
    if (cause.kind === 'done' && cause.child === 'signOut')
      return endAttempt(page, cause.result, { gate, path: '/user/logout', answer: success() });
    if (cause.kind === 'error' && ['fetchBenefits', 'signOut'].includes(cause.child))
      return observer.kill(cause.child);
    const path = cause.kind === 'done' || cause.kind === 'error' ? calls[cause.child] : undefined;
    if (path !== undefined && cause.kind === 'done')
      await gate.settle(path, success(answerTo(cause.child, cause.result)));
    else if (path !== undefined && event.type !== 'xstate.error.actor.emailVerification')
      await gate.settle(path, refusal(4000, 'This address is taken.'));
    else if (event.type in asPeople) await asPeople[event.type]?.(event, from);
    // Users cannot cause the reports of services or the failures of subscriptions.
    else await observer.send('auth', event);
  }
  return { happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const signInButton = page.getByRole('banner').getByRole('button', { name: 'Sign in' });
  const heading = (name: string) => page.getByRole('heading', { name });
  return [
    [
      { loggedOut: 'closed' },
      async () => {
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(signInButton).toBeVisible();
      },
    ],
    [{ loggedOut: 'panel' }, panel(page)],
    [{ loggedOut: 'secondStep' }, page.getByRole('dialog', { name: 'Confirm that it’s you' })],
    [{ loggedOut: 'verifying' }, heading('Your link is ready')],
    ['loggedIn', signedIn(page)],
    ['loggingOut', signedIn(page)],
  ];
}

/** Maps the actor's output to the server's response where the two differ. */
function answerTo(actor: string, result: unknown): unknown {
  if (actor === 'emailVerification') return { verified: true, userInfo: result };
  return actor === 'signOut' ? null : result;
}

/** Returns the stored user with which a walk begins. */
function storeIn({ snapshot }: Node): UserStore {
  const { user, registerEmail }: UserStore = snapshot.context;
  return storeOf({ user, registerEmail, ...(user === null ? {} : { benefits: some }) });
}

function userIn(event: EventObject): UserInfo | null {
  const user: unknown = 'user' in event ? event.user : null;
  return typeof user === 'object' && user !== null && 'uuid' in user ? userOf(String(user.uuid)) : null;
}
