import { model } from '../../machines/auth/sign-in/passkey-sign-in.model.ts';
import { request } from '../../machines/auth/passkey-samples.ts';
import { some } from '../../machines/app/shell-samples.ts';
import { selectFailure } from '../../../src/machines/auth/sign-in/passkey-sign-in.machine.ts';
import { holdPasskeys, settlePasskey } from '../support/stand-ins/held-passkeys.ts';
import { openPanel, panel } from '../support/users/people.ts';
import { absent, expect, on, success, testTours } from '../support/tours/tour.ts';

const reasons: Readonly<Record<string, string>> = {
  canceled: 'No passkey was used. Please try again, or choose another way.',
  timedOut: 'That took too long. Please try again.',
  unreachable: 'Couldn’t reach the server. Check your connection and try again.',
  rejected: 'This passkey was not accepted.',
};

testTours('passkeySignIn', { model }, ({ page }) => {
  const within = panel(page);
  const { button, status } = on(within);
  const choose = button('Sign in with a passkey');
  return {
    opening: {
      place: '/nowhere',
      store: {},
      answers: { '/user/benefits': success(some) },
      isKept: true,
      prepare: holdPasskeys,
    },
    begin: () => openPanel(page),
    answers: {
      checkSupport: {
        call: '/user/passkey/support',
        response: (isSupported) => ({ rpId: isSupported === true ? request.rpId : 'mates.example' }),
      },
      startSignIn: '/user/passkey/signIn/start',
      promptPasskey: (how) => settlePasskey(page, how === 'done' ? null : 'NotAllowedError'),
      finishSignIn: '/user/passkey/signIn',
    },
    within,
    causes: { 'passkey.choose': () => choose.click(), '*': 'Cancel' },
    assertions: [
      ['checking', absent(choose)],
      ['hidden', absent(choose), button('Continue')],
      ['offered', choose],
      [{ offered: 'clean' }, absent(within.getByRole('status'))],
      [
        { offered: 'failed' },
        (snapshot) => {
          const failure = selectFailure({ ...snapshot, machine: model.machine });
          const reason = reasons[failure?.problem ?? failure?.failure.kind ?? ''] ?? '';
          return expect(within.getByRole('status')).toHaveText(reason);
        },
      ],
      [{ signingIn: 'starting' }, status('Please wait...')],
      [{ signingIn: 'prompting' }, status('Follow the steps of your browser…')],
      [{ signingIn: 'finishing' }, status('Please wait...')],
      ['done', absent(within)],
    ],
  };
});
