import { expect } from '@playwright/test';
import * as v from 'valibot';
import { confirmRecoveryCodes, turnOffSecondStep, turnOnSecondStep } from '../../contract/own-second-step.ts';
import { model as whole, codes, created } from '../machines/account/security/second-step-change.model.ts';
import { refused } from '../machines/app/shell-samples.ts';
import { laptop, off, on } from '../machines/auth/passkey-samples.ts';
import type { SecondStepChangeContext } from '../../src/machines/account/security/second-step-change.types.ts';
import { allowing, startingFrom } from '../../tools/statechart-tests/model.ts';
import { listed, openProfile, passkeysOn } from './support/passkeys-stage.ts';
import { callsOf, pressIn, sent, type Answers } from './support/stage.ts';
import { absent, testTours } from './support/tour.ts';
import { holdCopies, settleCopy } from './support/held-clipboard.ts';

/** New codes take the same steps as turning it on. The server sends codes unless it is turned off. */
const model = allowing(
  startingFrom(whole, [{ action: 'turnOn' }, { action: 'turnOff' }]),
  ({ context }, event) => {
    const { action }: SecondStepChangeContext = context;
    const result = 'output' in event ? codesIn(event.output) : undefined;
    return result === undefined || (result !== null) === (action === 'turnOn');
  },
);

/** The codes of a change that the server made, null where it sent none; undefined for other outcomes. */
function codesIn(outcome: unknown): unknown {
  const Confirmed = v.object({ kind: v.literal('confirmed'), result: v.unknown() });
  return v.is(Confirmed, outcome) ? outcome.result : undefined;
}

testTours('secondStepChange', { model }, async ({ page, walk }) => {
  const { action }: SecondStepChangeContext = walk.start.snapshot.context;
  const isOn = action === 'turnOn';
  const dialog = page.getByRole('dialog');
  const answers: Answers = {
    changeSecondStep: {
      call: isOn ? turnOnSecondStep : turnOffSecondStep,
      response: () => (isOn ? created : null),
      submit: async () => {
        await dialog.getByLabel('Your password', { exact: true }).fill('the password');
        await pressIn(dialog, 'Continue');
      },
    },
    copyCodes: (how) => settleCopy(page, how),
    confirmCodes: { call: confirmRecoveryCodes, response: () => on },
  };
  await holdCopies(page);
  const gate = await openProfile(page, {
    answers: { '/user/passkeys': listed([laptop], true, isOn ? off : on) },
    held: callsOf(answers),
  });
  await passkeysOn(page)
    .getByRole('button', { name: isOn ? 'Turn on' : 'Turn off' })
    .click();
  const alert = dialog.getByRole('alert');
  return {
    gate,
    answers,
    causes: {
      'codes.copy': 'Copy',
      'codes.download': 'Download',
      'codes.confirm': 'I have saved them',
      'change.cancel': 'Close',
      'xstate.error.actor.warnOfLeaving': sent,
    },
    within: dialog,
    assertions: [
      ['asking', () => expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled()],
      [
        'showingCodes',
        () => expect(dialog.getByRole('listitem').filter({ hasText: /^[\dA-Z-]{19}$/ })).toHaveText(codes),
      ],
      [
        { showingCodes: 'reminded' },
        () =>
          expect(alert).toHaveText(
            'The codes don’t work until you confirm that you saved them. Close again to discard them.',
          ),
      ],
      [{ showingCodes: 'rejected' }, () => expect(alert).toHaveText(refused.message)],
      ['confirming', dialog.getByRole('button', { name: 'Please wait...', disabled: true })],
      ['done', absent(dialog)],
    ],
  };
});
