import { confirmEmail } from '../../../contract/sign-in/verify-email.ts';
import { model } from '../../machines/auth/email/verify-email.model.ts';
import type { VerifyEmailInput } from '../../../src/machines/auth/email/verify-email.machine.ts';
import { atHome } from '../support/at-home.ts';
import { otherTab } from '../support/users/storage.ts';
import {
  enabled,
  expect,
  fillIn,
  focused,
  on,
  pressIn,
  sent,
  signedIn,
  testTours,
} from '../support/tours/tour.ts';

/** The auth machine makes this call meanwhile, and it fails. */
const question = '/user/verify/status';

testTours('[S2.14] verifyEmail', { model }, async ({ page, main, start }) => {
  const { code, isRegistered, isSignedIn, asksForCode }: VerifyEmailInput = start.context;
  if (asksForCode) await atHome(page);
  const { button, heading, field } = on(main);
  return {
    opening: {
      place: code === null ? '/verify-email-address' : `/verify-email-address#confirm=${code}`,
      store: {
        ...(isRegistered ? { registerEmail: 'ann@example.org' } : {}),
        ...(isSignedIn ? signedIn : {}),
      },
      held: [question],
      isKept: true,
    },
    answers: {
      confirmEmail,
      confirmWithPassword: {
        call: confirmEmail,
        submit: () => fillIn(main, { Password: 'a password' }, 'Confirm and sign in'),
      },
      confirmWithCode: {
        call: confirmEmail,
        submit: () => fillIn(main, { 'Six digits': '123456' }, 'Confirm'),
      },
    },
    causes: {
      'confirm.request': (_, { snapshot }) =>
        pressIn(main, snapshot.matches('linkOpened') ? 'Confirm my email address' : 'Try again'),
      'session.started': () => otherTab(page)(signedIn),
      // A test cannot make the browser fail to listen to other tabs.
      'xstate.error.actor.watchSession': sent,
      'xstate.error.actor.handDraftOver': sent,
    },
    within: main,
    assertions: [
      ['linkOpened', heading('Confirm your email address'), enabled(button('Confirm my email address'))],
      ['confirming', heading('Confirming your address')],
      ['confirmed', heading('Your address is confirmed')],
      ['rejected', heading('Couldn’t confirm your address')],
      ['addressTaken', heading('There’s already an account with this email address')],
      ['addressTaken', focused(button('Sign in'))],
      ['linkExpired', heading('This link has expired'), focused(button('Create an account'))],
      ['passwordRequired', heading('Enter the password you chose when you signed up')],
      ['passwordRequired', 'Someone used your address to sign up.'],
      ['passwordRequired', () => expect(field('Password')).toHaveAttribute('type', 'password')],
      ['alreadySignedIn', heading('Discover')],
      ['idle', heading('Nothing to confirm')],
      [{ waiting: 'link' }, heading('Your link is ready')],
      [{ waiting: 'codeCrashed' }, heading('Your link is ready')],
      [{ waiting: 'code' }, heading('Enter your code'), enabled(button('Confirm'))],
    ],
  };
});
