import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { model as whole, codes } from '../machines/account/security/second-step-change.model.ts';
import { laptop, off, on } from '../machines/auth/passkey-samples.ts';
import type { SecondStepChangeContext } from '../../src/machines/account/security/second-step-change.types.ts';
import { allowing, startingFrom, type Edge } from '../../tools/statechart-tests/model.ts';
import { endConfirmation } from './support/confirmations.ts';
import { success, type Gate } from './support/gate.ts';
import { listed, openProfile, passkeysOn } from './support/passkeys-stage.ts';
import type { Observer } from './support/observer.ts';
import { type Stage, type StateAssertion, testTours } from './support/tour.ts';

/** New codes take the same steps as turning it on. The server sends codes unless it is turned off. */
const model = allowing(
  startingFrom(whole, [{ action: 'turnOn' }, { action: 'turnOff' }]),
  ({ context }, event) => {
    const { action }: SecondStepChangeContext = context;
    const codesSent = codesIn('output' in event ? event.output : null);
    return codesSent === null || codesSent.length > 0 === (action === 'turnOn');
  },
);

/** The codes of a change that the server made; null for other events. */
function codesIn(outcome: unknown): readonly string[] | null {
  const Confirmed = v.object({ result: v.array(v.string()) });
  return v.is(Confirmed, outcome) ? outcome.result : null;
}

const calls = { turnOn: '/user/secondStep/on', turnOff: '/user/secondStep/off' } as const;

testTours('secondStepChange', { model }, async ({ page, observer, walk }) => {
  const { action }: SecondStepChangeContext = walk.start.snapshot.context;
  const isOn = action === 'turnOn';
  await holdClipboard(page);
  const gate = await openProfile(page, {
    answers: { '/user/passkeys': listed([laptop], true, isOn ? off : on) },
    held: Object.values(calls),
  });
  await passkeysOn(page)
    .getByRole('button', { name: isOn ? 'Turn on' : 'Turn off' })
    .click();
  const path = isOn ? calls.turnOn : calls.turnOff;
  return stageOn(page, gate, path, observer);
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

function stageOn(page: Page, gate: Gate, path: string, observer: Observer): Stage {
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
    else if (cause.kind === 'error') await observer.kill('changeSecondStep');
    else if (cause.kind === 'done')
      await endConfirmation(page, cause.result, {
        form: dialog,
        submit: async () => {
          await dialog.getByLabel('Your password', { exact: true }).fill('the password');
          await press('Continue');
        },
        settle: () => gate.settle(path, answerTo(codesIn(cause.result))),
      });
    else if (event.type in names) await press(names[event.type] ?? '');
    else await press('Close');
  }
  return { happen, assertions: assertionsOn(page) };
}

/** Maps the actor's output to the server's response. */
const answerTo = (sent: readonly string[] | null) => success(sent?.length === 0 ? null : { codes: sent });

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
      () => expect(alert).toHaveText('Please save the codes first. They won’t be shown again.'),
    ],
    ['done', () => expect(dialog).toHaveCount(0)],
  ];
}
