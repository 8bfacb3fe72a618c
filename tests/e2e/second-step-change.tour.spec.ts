import { expect, type Page } from '@playwright/test';
import { model as whole, codes } from '../machines/account/security/second-step-change.model.ts';
import { laptop, off, on } from '../machines/auth/passkey-samples.ts';
import type { SecondStepChangeContext } from '../../src/machines/account/security/second-step-change.types.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import { allowing, startingFrom, type Edge } from '../../tools/statechart-tests/model.ts';
import { failAs } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { success, type Gate } from './support/gate.ts';
import { listed, openProfile, passkeysOn } from './support/passkeys-stage.ts';
import { CoverageLog, textIn, tour, type StateAssertion, type Stage } from './support/tour.ts';

/** New codes take the same steps as turning it on. The server sends codes unless it is turned off. */
const model = allowing(
  startingFrom(whole, [{ action: 'turnOn' }, { action: 'turnOff' }]),
  ({ context }, event) => {
    const { action }: SecondStepChangeContext = context;
    return (
      !('output' in event) ||
      !Array.isArray(event.output) ||
      event.output.length > 0 === (action === 'turnOn')
    );
  },
);

const coverageLog = new CoverageLog(model);
const calls = { turnOn: '/user/secondStep/on', turnOff: '/user/secondStep/off' } as const;

for (const [index, walk] of coveringTours(model).entries()) {
  test(`secondStepChange, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
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
    await tour({ page, observer, coverageLog }, stageOn(page, gate, path), walk);
  });
}

test('secondStepChange: every transition was taken in the browser', () => coverageLog.expectAll());

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

function stageOn(page: Page, gate: Gate, path: string): Stage {
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
    else if (cause.kind === 'done') await gate.settle(path, answerTo(cause.result));
    else if (cause.kind === 'error') await failAs(gate, path, cause.result);
    else if (event.type === 'proof.submit') {
      await dialog.getByLabel('Your password', { exact: true }).fill(textIn(event, 'password'));
      await press('Continue');
    } else if (event.type in names) await press(names[event.type] ?? '');
    else await press('Close');
  }
  return { model, happen, assertions: assertionsOn(page) };
}

/** Maps the actor's output to the server's response. */
const answerTo = (result: unknown) =>
  success(Array.isArray(result) && result.length === 0 ? null : { codes: result });

function assertionsOn(page: Page): StateAssertion[] {
  const dialog = page.getByRole('dialog');
  const alert = dialog.getByRole('alert');
  return [
    { in: { asking: 'clean' }, see: () => expect(alert).toHaveCount(0) },
    {
      in: { asking: 'failed' },
      see: () => expect(alert).toHaveText('This is not your current password.'),
    },
    {
      in: 'saving',
      see: () => expect(dialog.getByRole('button', { name: 'Please wait...' })).toBeDisabled(),
    },
    {
      in: { saving: 'fresh' },
      see: () => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled(),
    },
    {
      in: { saving: 'slow' },
      see: () => expect(dialog.getByRole('button', { name: 'Stop waiting' })).toBeEnabled(),
    },
    {
      in: 'showingCodes',
      see: () => expect(dialog.getByRole('listitem').filter({ hasText: /^[\dA-Z-]{19}$/ })).toHaveText(codes),
    },
    {
      in: { showingCodes: 'reminded' },
      see: () => expect(alert).toHaveText('Please save the codes first. They won’t be shown again.'),
    },
    { in: 'done', see: () => expect(dialog).toHaveCount(0) },
  ];
}
