import { expect, type Locator } from '@playwright/test';
import { readPasswordReset, requestPasswordReset, resetPassword } from '../../contract/password-reset.ts';
import type { PasswordResetInput } from '../../src/machines/auth/email/password-reset.types.ts';
import { ann, some } from '../machines/app/shell-samples.ts';
import { model } from '../machines/auth/email/password-reset.model.ts';
import { success } from './support/gate.ts';
import { answerToSignIn } from './support/sign-in-panel.ts';
import { openKept } from './support/signed-in-stage.ts';
import { callsOf, pressIn, type Answers } from './support/stage.ts';
import { testTours } from './support/tour.ts';

testTours('passwordReset', { model }, async ({ page, walk }) => {
  const { code, isChanged }: PasswordResetInput = walk.start.snapshot.context;
  const main = page.getByRole('main');
  const answers = answersOn(main);
  const path = isChanged ? '/reset-password?changed' : '/reset-password';
  const gate = await openKept(
    page,
    code === null ? path : `${path}#reset=${code}`,
    { answers: { '/user/benefits': success(some) }, held: callsOf(answers) },
    isChanged ? { user: ann, benefits: some } : {},
  );
  await gate.keepPage();

  const heading = (name: string) => main.getByRole('heading', { name });
  const button = (name: string | RegExp) => expect(main.getByRole('button', { name }));
  return {
    gate,
    answers,
    causes: {
      'email.change': () => main.getByRole('button', { name: /^Try another address/ }).press('Enter'),
      'link.request': 'Request a new link',
    },
    within: main,
    assertions: [
      ['asking', heading('Forgot your password?'), () => button('Send link').toBeEnabled()],
      ['sent', heading('Your link is ready'), main.getByText('ann@example.org')],
      [{ opening: 'reading' }, main.getByText('Checking your link')],
      [{ opening: { reading: 'slow' } }, () => button('Try again').toBeVisible()],
      [{ opening: 'failed' }, heading('Couldn’t check your link')],
      ['choosing', heading('Choose a new password')],
      ['choosing', () => expect(field(main, 'New password')).toHaveAttribute('type', 'password')],
      ['expired', heading('This link no longer works'), () => button('Request a new link').toBeFocused()],
      ['unsupported', heading('Not available here')],
      [
        'changed',
        async () => {
          await expect(page.getByRole('dialog', { name: 'Confirm that it’s you' })).toBeVisible();
          await expect(page.getByText('To sign in with it, confirm with your passkey')).toBeVisible();
        },
      ],
      ['done', heading('Your password was changed')],
    ],
  };
});

const answersOn = (main: Locator): Answers => ({
  readLink: { call: readPasswordReset, response: (passkeys) => ({ passkeys }), isFailing: true },
  requestLink: {
    call: requestPasswordReset,
    response: () => null,
    submit: async () => {
      await field(main, 'Email').fill('ann@example.org');
      await pressIn(main, 'Send link');
    },
  },
  setPassword: {
    call: resetPassword,
    envelope: answerToSignIn,
    submit: async () => {
      await field(main, 'New password').fill('a new password');
      const laptop = main.getByRole('checkbox', { name: 'Laptop' });
      if ((await laptop.count()) > 0) await laptop.check();
      await pressIn(main, 'Save and sign in');
    },
  },
});

const field = (main: Locator, name: string) => main.getByRole('textbox', { name, exact: true });
