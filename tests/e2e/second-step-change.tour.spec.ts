import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { confirmRecoveryCodes, turnOffSecondStep, turnOnSecondStep } from '../../contract/own-second-step.ts';
import { model as whole, codes, created } from '../machines/account/security/second-step-change.model.ts';
import { refused } from '../machines/app/shell-samples.ts';
import { laptop, off, on } from '../machines/auth/passkey-samples.ts';
import type { SecondStepChangeContext } from '../../src/machines/account/security/second-step-change.types.ts';
import { allowing, startingFrom } from '../../tools/statechart-tests/model.ts';
import { listed, openProfile, passkeysOn } from './support/passkeys-stage.ts';
import { callsOf, happening, pressIn, type Answer } from './support/stage.ts';
import { type StateAssertion, testTours } from './support/tour.ts';

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

testTours('secondStepChange', { model }, async ({ page, observer, walk }) => {
  const { action }: SecondStepChangeContext = walk.start.snapshot.context;
  const isOn = action === 'turnOn';
  const dialog = page.getByRole('dialog');
  const answers: Record<string, Answer> = {
    changeSecondStep: {
      call: isOn ? turnOnSecondStep : turnOffSecondStep,
      response: () => (isOn ? created : null),
      submit: async () => {
        await dialog.getByLabel('Your password', { exact: true }).fill('the password');
        await pressIn(dialog, 'Continue');
      },
    },
    confirmCodes: { call: confirmRecoveryCodes, response: () => on },
  };
  await holdClipboard(page);
  const gate = await openProfile(page, {
    answers: { '/user/passkeys': listed([laptop], true, isOn ? off : on) },
    held: callsOf(answers),
  });
  await passkeysOn(page)
    .getByRole('button', { name: isOn ? 'Turn on' : 'Turn off' })
    .click();
  const settleCopy = (isAllowed: boolean) =>
    page.evaluate((allowed) => window.settleClipboard?.(allowed), isAllowed);
  const happen = happening({
    page,
    gate,
    observer,
    machine: 'secondStepChange',
    answers,
    causes: {
      'codes.copy': 'Copy',
      'codes.download': 'Download',
      'codes.confirm': 'I have saved them',
      'change.cancel': 'Close',
      'xstate.done.actor.copyCodes': () => settleCopy(true),
      'xstate.error.actor.copyCodes': () => settleCopy(false),
      'xstate.error.actor.warnOfLeaving': (event) => observer.send('secondStepChange', event),
    },
    within: dialog,
  });
  return { happen, assertions: assertionsOn(page) };
});

declare global {
  interface Window {
    /** Ends the pending access to the clipboard. */
    settleClipboard?: (isAllowed: boolean) => void;
  }
}

/** Keeps each write to the clipboard pending, until `settleClipboard`. */
const holdClipboard = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const writeText = () =>
      new Promise<void>((resolve, reject) => {
        window.settleClipboard = (isAllowed) =>
          isAllowed ? resolve() : reject(new DOMException('', 'NotAllowedError'));
      });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });

function assertionsOn(page: Page): StateAssertion[] {
  const dialog = page.getByRole('dialog');
  const alert = dialog.getByRole('alert');
  return [
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
    [
      'confirming',
      () =>
        expect(dialog.getByRole('button', { name: 'Please wait...' })).toHaveAttribute(
          'aria-disabled',
          'true',
        ),
    ],
    ['done', () => expect(dialog).toHaveCount(0)],
  ];
}
