import { expect, type Page } from '@playwright/test';
import { finishWithCode } from '../../contract/second-step.ts';
import { model } from '../machines/auth/sign-in/second-step.model.ts';
import { assertion, request } from '../machines/auth/passkey-samples.ts';
import { ann, some } from '../machines/app/shell-samples.ts';
import { success } from './support/gate.ts';
import { holdPasskeys, settlePasskey } from './support/held-passkeys.ts';
import { completePanel } from './support/sign-in-panel.ts';
import { openVisiting } from './support/signed-in-stage.ts';
import { callsOf, pressIn, type Answers } from './support/stage.ts';
import { absent, testTours, textIn, type StateAssertion } from './support/tour.ts';

const answers: Answers = { checkCode: { call: finishWithCode, isFailing: true } };

testTours('secondStep', { model }, async ({ page }) => {
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
    held: ['/user/login', ...callsOf(answers)],
  });
  await gate.keepPage();
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await completePanel(page, gate, 'secondStep');
  const dialog = page.getByRole('dialog');
  const another = () => dialog.getByRole('button', { name: /^Use a .* instead$/ }).press('Enter');

  return {
    gate,
    answers,
    causes: {
      'code.submit': async (event) => {
        await dialog.getByRole('textbox', { name: 'Recovery code' }).fill(textIn(event, 'code'));
        await pressIn(dialog, 'Continue');
      },
      'method.switch': another,
      'xstate.done.actor.passkeySignIn': async () => {
        await pressIn(dialog, 'Sign in with a passkey');
        await settlePasskey(page);
      },
    },
    assertions: assertionsOn(page),
  };
});

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
    ['done', absent(page.getByRole('dialog'))],
  ];
}
