import { expect, type BrowserContext, type Page } from '@playwright/test';
import { model } from '../machines/auth/email/verify-email.model.ts';
import { ann, some, storeOf } from '../machines/app/shell-samples.ts';
import type { Edge, Node } from '../../tools/statechart-tests/model.ts';
import type { VerifyEmailInput } from '../../src/machines/auth/email/verify-email.types.ts';
import { endAttempt, kindOf, resultOf } from './support/confirmations.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openKept } from './support/signed-in-stage.ts';
import { openNeighbour } from './support/storage.ts';
import { type Stage, type StateAssertion, testTours } from './support/tour.ts';

const confirmCall = '/user/verify/confirm';
/** The auth machine makes this call meanwhile, and it fails. */
const question = '/user/verify/status';

testTours('[S2.14] verifyEmail', { model }, async ({ page, context, observer, walk }) => {
  const { code, isRegistered, isSignedIn }: VerifyEmailInput = walk.start.snapshot.context;
  const gate = await openKept(
    page,
    code === null ? '/verify-email-address' : `/verify-email-address#confirm=${code}`,
    { held: [confirmCall, question] },
    {
      ...(isRegistered ? { registerEmail: 'ann@example.org' } : {}),
      ...(isSignedIn ? { user: ann, benefits: some } : {}),
    },
  );
  await gate.keepPage();
  return stageOn(page, context, { gate, observer });
});

interface Hands {
  readonly gate: Gate;
  readonly observer: Observer;
}

function stageOn(page: Page, context: BrowserContext, { gate, observer }: Hands): Stage {
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();

  async function happen({ event, cause }: Edge, { snapshot }: Node): Promise<void> {
    // A test cannot make the browser fail to watch the session.
    if (cause.kind === 'error' && cause.child === 'watchSession') await observer.send('verifyEmail', event);
    else if (cause.kind === 'error') await observer.kill(cause.child);
    else if (cause.kind === 'done') {
      if (cause.child === 'confirmWithPassword') {
        await main.getByLabel('Password', { exact: true }).fill('a password');
        await press('Confirm and sign in');
      }
      const answer = success(kindOf(cause.result) === 'rejected' ? null : (resultOf(cause.result) ?? null));
      await endAttempt(page, cause.result, { gate, path: confirmCall, answer });
    } else if (event.type === 'confirm.request')
      await press(snapshot.matches('linkOpened') ? 'Confirm my email address' : 'Try again');
    else if (event.type === 'session.started') {
      const store = await openNeighbour(context);
      await store(storeOf({ user: ann, benefits: some }));
      // The browser draws only one frame per second for a background page.
      await page.bringToFront();
    }
  }
  return { happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const main = page.getByRole('main');
  const password = main.getByLabel('Password', { exact: true });
  const heading = (name: string) => () => expect(main.getByRole('heading', { name })).toBeVisible();
  const button = (name: string | RegExp) => expect(main.getByRole('button', { name }));
  return [
    ['linkOpened', heading('Confirm your email address')],
    ['linkOpened', () => button('Confirm my email address').toBeEnabled()],
    ['confirming', heading('Confirming your address')],
    ['confirmed', heading('Your address is confirmed')],
    ['rejected', heading('Couldn’t confirm your address')],
    ['addressTaken', heading('There’s already an account with this email address')],
    ['addressTaken', () => button('Sign in').toBeFocused()],
    ['linkExpired', heading('This link has expired')],
    ['linkExpired', () => button('Create an account').toBeFocused()],
    ['passwordRequired', heading('Enter the password you chose when you signed up')],
    ['passwordRequired', main.getByText('Someone used your address to sign up.')],
    ['passwordRequired', () => expect(password).toHaveAttribute('type', 'password')],
    ['alreadySignedIn', heading('Discover')],
    ['idle', heading('Nothing to confirm')],
    ['waiting', heading('Your link is ready')],
  ];
}
