import { expect } from '@playwright/test';
import { model } from '../machines/account/security/passkey-registration.model.ts';
import { selectFailure } from '../../src/machines/account/security/passkey-registration.selectors.ts';
import { laptop } from '../machines/auth/passkey-samples.ts';
import { settlePasskey } from './support/held-passkeys.ts';
import { addingOn, openProfile, passkeysOn } from './support/passkeys-stage.ts';
import { callsOf, pressIn, type Answers } from './support/stage.ts';
import { absent, testTours, textIn } from './support/tour.ts';

testTours('passkeyRegistration', { model }, async ({ page }) => {
  const answers: Answers = {
    startPasskey: { call: '/user/passkey/add/start', isFailing: true },
    createPasskey: (how) => settlePasskey(page, how === 'done' ? null : 'InvalidStateError'),
    addPasskey: { call: '/user/passkey/add', response: () => laptop },
  };
  const gate = await openProfile(page, { held: callsOf(answers) });
  await passkeysOn(page).getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = addingOn(page);
  const alert = dialog.getByRole('alert');
  const button = (name: string) => expect(dialog.getByRole('button', { name, exact: true }));
  return {
    gate,
    answers,
    within: dialog,
    causes: {
      'proof.submit': async (event) => {
        await dialog.getByLabel('Your password', { exact: true }).fill(textIn(event, 'password'));
        await pressIn(dialog, 'Continue');
      },
      '*': 'Cancel',
    },
    assertions: [
      ['asking', () => button('Continue').toBeEnabled()],
      [{ asking: 'clean' }, absent(alert)],
      [
        { asking: 'failed' },
        (snapshot) => {
          const failure = selectFailure({ ...snapshot, machine: model.machine });
          return expect(alert).toHaveText(reasons[failure?.problem ?? failure?.failure.kind ?? ''] ?? '');
        },
      ],
      ['starting', () => button('Please wait...').toBeDisabled()],
      ['prompting', 'Follow the steps of your browser…'],
      ['saving', () => button('Cancel').toBeDisabled()],
      ['done', absent(dialog)],
    ],
  };
});

const reasons: Readonly<Record<string, string>> = {
  duplicate: 'This device already has a passkey for your account.',
  timedOut: 'That took too long. Please try again.',
  unreachable: 'Couldn’t reach the server. Check your connection and try again.',
  rejected: 'This isn’t your current password.',
};
