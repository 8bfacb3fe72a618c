import { expect, type Page } from '@playwright/test';
import { model } from '../machines/auth/sign-in/second-step.model.ts';
import { assertion, request } from '../machines/auth/passkey-samples.ts';
import { ann, some } from '../machines/app/shell-samples.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { failAs } from './support/chat-stage.ts';
import { success, type Gate } from './support/gate.ts';
import { holdPasskeys, settlePasskey } from './support/held-passkeys.ts';
import type { Observer } from './support/observer.ts';
import { completePanel } from './support/sign-in-panel.ts';
import { openVisiting } from './support/signed-in-stage.ts';
import { testTours, textIn, type Stage, type StateAssertion } from './support/tour.ts';

const checkCode = '/user/secondStep/code';

testTours('secondStep', { model }, async ({ page, observer }) => {
  await holdPasskeys(page);
  const gate = await openVisiting(page, '/nowhere', {
    answers: {
      '/user/benefits': success(some),
      '/user/passkey/support': success({ rpId: request.rpId }),
      '/user/secondStep/start': success({
        ...request,
        allowCredentials: [{ id: assertion.id, type: 'public-key' }],
      }),
      '/user/secondStep/passkey': success(ann),
    },
    held: ['/user/login', checkCode],
  });
  await gate.keepPage();
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await completePanel(page, gate, 'secondStep');
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const dialog = page.getByRole('dialog');
  const press = (name: string | RegExp) => dialog.getByRole('button', { name }).click();

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done' && cause.child === 'passkeySignIn') {
      await press('Sign in with a passkey');
      await settlePasskey(page);
    } else if (cause.kind === 'error' && cause.child === 'passkeySignIn')
      await observer.kill('passkeySignIn');
    else if (cause.kind === 'done') await gate.settle(checkCode, success(cause.result));
    else if (cause.kind === 'error') await failAs(gate, checkCode, cause.result);
    else if (event.type === 'code.submit') {
      await dialog.getByRole('textbox', { name: 'Recovery code' }).fill(textIn(event, 'code'));
      await press('Continue');
    } else await press(/^Use a .* instead$/);
  }
  return { happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  const code = dialog.getByRole('textbox', { name: 'Recovery code' });
  return [
    ['passkey', () => expect(dialog.getByRole('button', { name: 'Sign in with a passkey' })).toBeFocused()],
    [{ recoveryCode: { editing: 'clean' } }, () => expect(code).toBeFocused()],
    [
      { recoveryCode: { editing: 'rejected' } },
      async () => {
        await expect(code).toBeFocused();
        await expect(code).toHaveAccessibleDescription(/This recovery code is not valid/);
        await expect(dialog.getByRole('status')).toHaveText('This recovery code is not valid.');
      },
    ],
    [
      { recoveryCode: 'checking' },
      () => expect(dialog.getByRole('button', { name: 'Please wait...' })).toBeDisabled(),
    ],
    [
      'expired',
      async () => {
        const expired = page.getByRole('dialog', { name: 'This sign-in has expired' });
        await expect(expired.getByRole('button', { name: 'Sign in again' })).toBeFocused();
      },
    ],
    ['done', () => expect(page.getByRole('dialog')).toHaveCount(0)],
  ];
}
