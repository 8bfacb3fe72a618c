import { model } from '../../machines/account/security/passkey-registration.model.ts';
import { selectFailure } from '../../../src/machines/account/security/passkey-registration.machine.ts';
import { laptop } from '../../machines/auth/passkey-samples.ts';
import { settlePasskey } from '../support/stand-ins/held-passkeys.ts';
import { addingOn, passkeysOn, securityPage } from '../support/stages/passkeys-stage.ts';
import { absent, disabled, enabled, expect, fillIn, on, testTours, textIn } from '../support/tours/tour.ts';

const reasons: Readonly<Record<string, string>> = {
  duplicate: 'This device already has a passkey for your account.',
  timedOut: 'That took too long. Please try again.',
  unreachable: 'Couldn’t reach the server. Check your connection and try again.',
  rejected: 'This isn’t your current password.',
};

testTours('passkeyRegistration', { model }, ({ page }) => {
  const dialog = addingOn(page);
  const { button } = on(dialog);
  const alert = dialog.getByRole('alert');
  return {
    opening: securityPage(),
    begin: () => on(passkeysOn(page)).button('Add a passkey').click(),
    answers: {
      startPasskey: '/user/passkey/add/start',
      createPasskey: (how) => settlePasskey(page, how === 'done' ? null : 'InvalidStateError'),
      addPasskey: { call: '/user/passkey/add', response: () => laptop },
    },
    within: dialog,
    causes: {
      'proof.submit': (event) => fillIn(dialog, { 'Your password': textIn(event, 'password') }, 'Continue'),
      '*': 'Cancel',
    },
    assertions: [
      ['asking', enabled(button('Continue'))],
      [{ asking: 'clean' }, absent(alert)],
      [
        { asking: 'failed' },
        (snapshot) => {
          const failure = selectFailure({ ...snapshot, machine: model.machine });
          return expect(alert).toHaveText(reasons[failure?.problem ?? failure?.failure.kind ?? ''] ?? '');
        },
      ],
      ['starting', disabled(button('Please wait...'))],
      ['prompting', 'Follow the steps of your browser…'],
      ['saving', disabled(button('Cancel'))],
      ['done', absent(dialog)],
    ],
  };
});
