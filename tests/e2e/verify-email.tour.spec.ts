import { expect } from '@playwright/test';
import { confirmEmail } from '../../contract/verify-email.ts';
import { model } from '../machines/auth/email/verify-email.model.ts';
import { ann, some, storeOf } from '../machines/app/shell-samples.ts';
import type { VerifyEmailInput } from '../../src/machines/auth/email/verify-email.types.ts';
import { openKept } from './support/signed-in-stage.ts';
import { callsOf, pressIn, sent, type Answers } from './support/stage.ts';
import { openNeighbour } from './support/storage.ts';
import { testTours } from './support/tour.ts';

/** The auth machine makes this call meanwhile, and it fails. */
const question = '/user/verify/status';

testTours('[S2.14] verifyEmail', { model }, async ({ page, context, walk }) => {
  const { code, isRegistered, isSignedIn }: VerifyEmailInput = walk.start.snapshot.context;
  const main = page.getByRole('main');
  const answers: Answers = {
    confirmEmail: confirmEmail,
    confirmWithPassword: {
      call: confirmEmail,
      submit: async () => {
        await main.getByLabel('Password', { exact: true }).fill('a password');
        await pressIn(main, 'Confirm and sign in');
      },
    },
  };
  const gate = await openKept(
    page,
    code === null ? '/verify-email-address' : `/verify-email-address#confirm=${code}`,
    { held: [...callsOf(answers), question] },
    {
      ...(isRegistered ? { registerEmail: 'ann@example.org' } : {}),
      ...(isSignedIn ? { user: ann, benefits: some } : {}),
    },
  );
  await gate.keepPage();

  const password = main.getByLabel('Password', { exact: true });
  const heading = (name: string) => main.getByRole('heading', { name });
  const button = (name: string | RegExp) => expect(main.getByRole('button', { name }));
  return {
    gate,
    answers,
    causes: {
      'confirm.request': (_, { snapshot }) =>
        pressIn(main, snapshot.matches('linkOpened') ? 'Confirm my email address' : 'Try again'),
      'session.started': async () => {
        const store = await openNeighbour(context);
        await store(storeOf({ user: ann, benefits: some }));
        // The browser draws only one frame per second for a background page.
        await page.bringToFront();
      },
      // A test cannot make the browser fail to watch the session.
      'xstate.error.actor.watchSession': sent,
    },
    within: main,
    assertions: [
      ['linkOpened', heading('Confirm your email address')],
      ['linkOpened', () => button('Confirm my email address').toBeEnabled()],
      ['confirming', heading('Confirming your address')],
      ['confirmed', heading('Your address is confirmed')],
      ['rejected', heading('Couldn’t confirm your address')],
      ['addressTaken', heading('There’s already an account with this email address')],
      ['addressTaken', () => button('Sign in').toBeFocused()],
      ['linkExpired', heading('This link has expired'), () => button('Create an account').toBeFocused()],
      ['passwordRequired', heading('Enter the password you chose when you signed up')],
      ['passwordRequired', main.getByText('Someone used your address to sign up.')],
      ['passwordRequired', () => expect(password).toHaveAttribute('type', 'password')],
      ['alreadySignedIn', heading('Discover')],
      ['idle', heading('Nothing to confirm')],
      ['waiting', heading('Your link is ready')],
    ],
  };
});
