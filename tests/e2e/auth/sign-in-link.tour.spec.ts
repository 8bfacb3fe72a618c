import { openSignInLink } from '../../../contract/sign-in/sign-in-link.ts';
import type { SignInLinkInput } from '../../../src/machines/auth/sign-in/sign-in-link.machine.ts';
import { some } from '../../machines/app/shell-samples.ts';
import { model } from '../../machines/auth/sign-in/sign-in-link.model.ts';
import { answerToSignIn } from '../support/users/sign-in-panel.ts';
import { enabled, focused, on, pressIn, signedIn, success, testTours } from '../support/tours/tour.ts';

testTours('signInLink', { model }, ({ page, main, start }) => {
  const { code, isSignedIn }: SignInLinkInput = start.context;
  const { button, heading } = on(main);
  return {
    opening: {
      place: code === null ? '/sign-in-link' : `/sign-in-link#signIn=${code}`,
      store: isSignedIn ? signedIn : {},
      answers: { '/user/benefits': success(some) },
      isKept: true,
    },
    answers: { openLink: { call: openSignInLink, envelope: answerToSignIn } },
    causes: {
      'link.open': (_, { snapshot }) =>
        pressIn(main, snapshot.matches('asking') ? 'Sign in with the link' : 'Try again'),
    },
    within: main,
    assertions: [
      ['asking', heading('Someone is signed in here'), focused(button('Sign in with the link'))],
      ['opening', heading('Signing you in')],
      ['failed', heading('Couldn’t sign you in'), enabled(button('Try again'))],
      ['used', heading('This link has already been used')],
      ['tooOld', heading('This link is too old')],
      ['elsewhere', heading('Open this on the computer of the server')],
      ['done', page.getByRole('heading', { level: 1, name: 'Discover' })],
    ],
  };
});
