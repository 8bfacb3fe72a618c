import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { model as whole, codes, created } from '../machines/account/security/second-step-change.model.ts';
import { refused } from '../machines/app/shell-samples.ts';
import { laptop, off, on } from '../machines/auth/passkey-samples.ts';
import type { SecondStepChangeContext } from '../../src/machines/account/security/second-step-change.types.ts';
import { allowing, startingFrom, type Edge } from '../../tools/statechart-tests/model.ts';
import { endAttempt, endConfirmation } from './support/confirmations.ts';
import { success, type Gate } from './support/gate.ts';
import { listed, openProfile, passkeysOn } from './support/passkeys-stage.ts';
import type { Observer } from './support/observer.ts';
import { type Stage, type StateAssertion, testTours } from './support/tour.ts';

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

const confirmCall = '/user/secondStep/codes/confirm';
const calls = { turnOn: '/user/secondStep/on', turnOff: '/user/secondStep/off' } as const;

testTours('secondStepChange', { model }, async ({ page, observer, walk }) => {
  const { action }: SecondStepChangeContext = walk.start.snapshot.context;
  const isOn = action === 'turnOn';
  await holdClipboard(page);
  const gate = await openProfile(page, {
    answers: { '/user/passkeys': listed([laptop], true, isOn ? off : on) },
    held: [...Object.values(calls), confirmCall],
  });
  await passkeysOn(page)
    .getByRole('button', { name: isOn ? 'Turn on' : 'Turn off' })
    .click();
  const path = isOn ? calls.turnOn : calls.turnOff;
  return stageOn(page, gate, { action, path }, observer);
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

function stageOn(
  page: Page,
  gate: Gate,
  { action, path }: { readonly action: string; readonly path: string },
  observer: Observer,
): Stage {
  const dialog = page.getByRole('dialog');
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).press('Enter');
  const names: Readonly<Record<string, string>> = {
    'codes.copy': 'Copy',
    'codes.download': 'Download',
    'codes.confirm': 'I have saved them',
  };

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done' && cause.child === 'copyCodes')
      await page.evaluate(() => window.settleClipboard?.(true));
    else if (cause.kind === 'error' && cause.child === 'copyCodes')
      await page.evaluate(() => window.settleClipboard?.(false));
    else if (cause.kind === 'error' && cause.child === 'warnOfLeaving')
      await observer.send('secondStepChange', event);
    else if (cause.kind === 'error') await observer.kill(cause.child);
    else if (cause.kind === 'done' && cause.child === 'confirmCodes')
      await endAttempt(page, cause.result, { gate, path: confirmCall, answer: success(on), form: dialog });
    else if (cause.kind === 'done')
      await endConfirmation(page, cause.result, {
        form: dialog,
        submit: async () => {
          await dialog.getByLabel('Your password', { exact: true }).fill('the password');
          await press('Continue');
        },
        settle: () => gate.settle(path, success(action === 'turnOn' ? created : null)),
      });
    else if (event.type in names) await press(names[event.type] ?? '');
    else await press('Close');
  }
  return { happen, assertions: assertionsOn(page) };
}

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
