import * as v from 'valibot';
import {
  confirmRecoveryCodes,
  turnOffSecondStep,
  turnOnSecondStep,
} from '../../../contract/sign-in/own-second-step.ts';
import { model as whole, codes, created } from '../../machines/account/security/second-step-change.model.ts';
import { refused } from '../../machines/app/shell-samples.ts';
import { laptop, off, on as turnedOn } from '../../machines/auth/passkey-samples.ts';
import { allowing, startingFrom } from 'statechart-tools/explorer/model';
import { holdCopies, settleCopy } from '../support/stand-ins/held-clipboard.ts';
import { listed, passkeysOn, securityPage } from '../support/stages/passkeys-stage.ts';
import { absent, disabled, enabled, fillIn, on, reads, sent, testTours } from '../support/tours/tour.ts';

const Confirmed = v.looseObject({
  output: v.object({ kind: v.literal('confirmed'), result: v.unknown() }),
});

/** New codes take the same steps as turning it on. The server sends codes unless it is turned off. */
const model = allowing(
  startingFrom(whole, [{ action: 'turnOn' }, { action: 'turnOff' }]),
  ({ context }, event) =>
    !v.is(Confirmed, event) || (event.output.result !== null) === (context.action === 'turnOn'),
);

testTours('secondStepChange', { model }, async ({ page, start, dialog }) => {
  await holdCopies(page);
  const isOn = start.context.action === 'turnOn';
  const { button } = on(dialog);
  const alert = dialog.getByRole('alert');
  return {
    opening: securityPage({ answers: { '/user/passkeys': listed([laptop], true, isOn ? off : turnedOn) } }),
    begin: () =>
      on(passkeysOn(page))
        .button(isOn ? 'Turn on' : 'Turn off')
        .click(),
    answers: {
      changeSecondStep: {
        call: isOn ? turnOnSecondStep : turnOffSecondStep,
        response: () => (isOn ? created : null),
        submit: () => fillIn(dialog, { 'Your password': 'the password' }, 'Continue'),
      },
      copyCodes: (how) => settleCopy(page, how),
      confirmCodes: { call: confirmRecoveryCodes, response: () => turnedOn },
    },
    causes: {
      'codes.copy': 'Copy',
      'codes.download': 'Download',
      'codes.confirm': 'I have saved them',
      'change.cancel': 'Close',
      'xstate.error.actor.warnOfLeaving': sent,
    },
    within: dialog,
    assertions: [
      ['asking', enabled(button('Continue'))],
      ['showingCodes', reads(dialog.getByRole('listitem').filter({ hasText: /^[\dA-Z-]{19}$/ }), codes)],
      [
        { showingCodes: 'reminded' },
        reads(
          alert,
          'The codes don’t work until you confirm that you saved them. Close again to discard them.',
        ),
      ],
      [{ showingCodes: 'rejected' }, reads(alert, refused.message)],
      ['confirming', disabled(button('Please wait...'))],
      ['done', absent(dialog)],
    ],
  };
});
