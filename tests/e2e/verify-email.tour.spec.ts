import { expect, type BrowserContext, type Page } from '@playwright/test';
import { model } from '../machines/auth/email/verify-email.model.ts';
import { ann, some, storeOf } from '../machines/app/shell-samples.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import type { Edge, Node } from '../../tools/statechart-tests/model.ts';
import type { VerifyEmailInput } from '../../src/machines/auth/email/verify-email.types.ts';
import { failAs } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openKept } from './support/signed-in-stage.ts';
import { openNeighbour } from './support/storage.ts';
import { CoverageLog, textIn, tour, type StateAssertion, type Stage } from './support/tour.ts';

const coverageLog = new CoverageLog(model);
const calls: Readonly<Record<string, string>> = {
  confirmEmail: '/user/verify/confirm',
  confirmWithPassword: '/user/verify/confirm',
  resendMail: '/user/verify/resend',
};
/** The auth machine makes this call meanwhile, and it fails. */
const question = '/user/verify/status';

for (const [index, walk] of coveringTours(model).entries()) {
  test(`[S2.14] verifyEmail, tour ${index + 1}: ${walk.steps.length} steps`, async ({
    page,
    context,
    observer,
  }) => {
    const { code, isRegistered, isSignedIn }: VerifyEmailInput = walk.start.snapshot.context;
    const gate = await openKept(
      page,
      code === null ? '/verify-email-address' : `/verify-email-address#confirm=${code}`,
      { held: [...new Set(Object.values(calls)), question] },
      {
        ...(isRegistered ? { registerEmail: 'ann@example.org' } : {}),
        ...(isSignedIn ? { user: ann, benefits: some } : {}),
      },
    );
    await gate.keepPage();
    await tour({ page, observer, coverageLog }, stageOn(page, context, { gate, observer }), walk);
  });
}

test('verifyEmail: every transition was taken in the browser', () => coverageLog.expectAll());

interface Hands {
  readonly gate: Gate;
  readonly observer: Observer;
}

function stageOn(page: Page, context: BrowserContext, { gate, observer }: Hands): Stage {
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();

  async function happen({ event, cause }: Edge, { snapshot }: Node): Promise<void> {
    const path = cause.kind === 'done' || cause.kind === 'error' ? calls[cause.child] : undefined;
    if (path !== undefined && cause.kind === 'done') await gate.settle(path, success(cause.result ?? null));
    else if (path !== undefined && cause.kind === 'error') await failAs(gate, path, cause.result);
    else if (event.type === 'confirm.request')
      await press(snapshot.matches('linkOpened') ? 'Confirm my email address' : 'Try again');
    else if (event.type === 'password.submit') {
      await main.getByLabel('Password', { exact: true }).fill(textIn(event, 'password'));
      await press('Confirm and sign in');
    } else if (event.type === 'load.cancel') await press('Stop waiting');
    else if (event.type === 'resend.request') await press('Resend');
    else if (event.type === 'session.started') {
      const store = await openNeighbour(context);
      await store(storeOf({ user: ann, benefits: some }));
      // The browser draws only one frame per second for a background page.
      await page.bringToFront();
    } else await observer.send('verifyEmail', event);
  }
  return { model, happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const main = page.getByRole('main');
  const password = main.getByLabel('Password', { exact: true });
  const heading = (name: string) => () => expect(main.getByRole('heading', { name })).toBeVisible();
  const button = (name: string | RegExp) => expect(main.getByRole('button', { name }));
  return [
    { in: 'linkOpened', see: heading('Confirm your email address') },
    { in: 'linkOpened', see: () => button('Confirm my email address').toBeEnabled() },
    { in: 'confirming', see: heading('Confirming your address') },
    { in: { confirming: 'slow' }, see: () => button('Try again').toBeVisible() },
    { in: 'confirmed', see: heading('Your address is confirmed') },
    { in: 'rejected', see: heading('Couldn’t confirm your address') },
    { in: 'addressTaken', see: heading('This address already has an account') },
    { in: 'addressTaken', see: () => button('Sign in').toBeFocused() },
    { in: 'linkExpired', see: heading('This link has expired') },
    { in: 'linkExpired', see: () => button('Create an account').toBeFocused() },
    { in: 'passwordRequired', see: heading('Enter the password of this sign-up') },
    {
      in: 'passwordRequired',
      see: () => expect(main.getByText('Someone used your address to sign up.')).toBeVisible(),
    },
    {
      in: { passwordRequired: { editing: 'clean' } },
      see: () => expect(password).toHaveAttribute('type', 'password'),
    },
    {
      in: { passwordRequired: { editing: 'rejected' } },
      see: async () => {
        await expect(password).toBeFocused();
        await expect(password).toHaveAccessibleDescription('This is not your current password.');
        await expect(main.getByRole('status')).toHaveText('This is not your current password.');
      },
    },
    { in: { passwordRequired: 'checking' }, see: () => button('Checking…').toBeDisabled() },
    {
      in: { passwordRequired: { checking: 'slow' } },
      see: () => button('Stop waiting').toBeVisible(),
    },
    { in: 'alreadySignedIn', see: heading('Discover') },
    { in: 'idle', see: heading('Nothing to confirm') },
    { in: 'waiting', see: heading('Check your email') },
    { in: { waiting: 'ready' }, see: () => button('Resend').toBeEnabled() },
    { in: { waiting: 'sending' }, see: () => button('Sending…').toBeDisabled() },
    {
      in: { waiting: 'coolingDown' },
      see: ({ context }) => {
        const { wait }: { wait: number } = context;
        return button(`Resend in ${wait} s`).toBeDisabled();
      },
    },
    { in: { waiting: 'resendUnsupported' }, see: () => button(/^Resend/).toHaveCount(0) },
  ];
}
