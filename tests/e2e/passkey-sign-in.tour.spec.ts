import { expect } from '@playwright/test';
import { model } from '../machines/auth/sign-in/passkey-sign-in.model.ts';
import { request } from '../machines/auth/passkey-samples.ts';
import { some } from '../machines/app/shell-samples.ts';
import { selectFailure } from '../../src/machines/auth/sign-in/passkey-sign-in.selectors.ts';
import { success } from './support/gate.ts';
import { holdPasskeys, settlePasskey } from './support/held-passkeys.ts';
import { panel } from './support/people.ts';
import { openVisiting } from './support/signed-in-stage.ts';
import { callsOf, type Answers } from './support/stage.ts';
import { absent, testTours } from './support/tour.ts';

testTours('passkeySignIn', { model }, async ({ page }) => {
  const answers: Answers = {
    checkSupport: {
      call: '/user/passkey/support',
      response: (isSupported) => ({ rpId: isSupported === true ? request.rpId : 'mates.example' }),
      isFailing: true,
    },
    startSignIn: { call: '/user/passkey/signIn/start', isFailing: true },
    promptPasskey: (how) => settlePasskey(page, how === 'done' ? null : 'NotAllowedError'),
    finishSignIn: { call: '/user/passkey/signIn', isFailing: true },
  };
  await holdPasskeys(page);
  const gate = await openVisiting(page, '/nowhere', {
    answers: { '/user/benefits': success(some) },
    held: callsOf(answers),
  });
  await gate.keepPage();
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  const within = panel(page);
  const button = within.getByRole('button', { name: 'Sign in with a passkey' });
  const status = within.getByRole('status');
  return {
    gate,
    answers,
    within,
    causes: { 'passkey.choose': () => button.click(), '*': 'Cancel' },
    assertions: [
      ['checking', absent(button)],
      ['hidden', absent(button), within.getByRole('button', { name: 'Continue', exact: true })],
      ['offered', button],
      [{ offered: 'clean' }, absent(status)],
      [
        { offered: 'failed' },
        (snapshot) => {
          const failure = selectFailure({ ...snapshot, machine: model.machine });
          return expect(status).toHaveText(reasons[failure?.problem ?? failure?.failure.kind ?? ''] ?? '');
        },
      ],
      [{ signingIn: 'starting' }, status.filter({ hasText: 'Please wait...' })],
      [{ signingIn: 'prompting' }, status.filter({ hasText: 'Follow the steps of your browser…' })],
      [{ signingIn: 'finishing' }, status.filter({ hasText: 'Please wait...' })],
      ['done', absent(within)],
    ],
  };
});

const reasons: Readonly<Record<string, string>> = {
  canceled: 'No passkey was used. Please try again, or choose another way.',
  timedOut: 'That took too long. Please try again.',
  unreachable: 'Couldn’t reach the server. Check your connection and try again.',
  rejected: 'This passkey was not accepted.',
};
