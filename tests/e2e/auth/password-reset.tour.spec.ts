import {
  readPasswordReset,
  requestPasswordReset,
  resetPassword,
} from '../../../contract/sign-in/password-reset.ts';
import type { PasswordResetInput } from '../../../src/machines/auth/email/password-reset.machine.ts';
import { some } from '../../machines/app/shell-samples.ts';
import { model } from '../../machines/auth/email/password-reset.model.ts';
import { answerToSignIn } from '../support/users/sign-in-panel.ts';
import {
  enabled,
  expect,
  fillIn,
  focused,
  on,
  pressIn,
  signedIn,
  success,
  testTours,
} from '../support/tours/tour.ts';

testTours('passwordReset', { model }, ({ page, main, start }) => {
  const { code, isChanged }: PasswordResetInput = start.context;
  const path = isChanged ? '/reset-password?changed' : '/reset-password';
  const { button, heading, field } = on(main);
  return {
    opening: {
      place: code === null ? path : `${path}#reset=${code}`,
      store: isChanged ? signedIn : {},
      answers: { '/user/benefits': success(some) },
      isKept: true,
    },
    answers: {
      readLink: { call: readPasswordReset, response: (passkeys) => ({ passkeys }) },
      requestLink: {
        call: requestPasswordReset,
        response: () => null,
        submit: () => fillIn(main, { Email: 'ann@example.org' }, 'Send link'),
      },
      setPassword: {
        call: resetPassword,
        envelope: answerToSignIn,
        submit: async () => {
          await field('New password').fill('a new password');
          const laptop = main.getByRole('checkbox', { name: 'Laptop' });
          if ((await laptop.count()) > 0) await laptop.check();
          await pressIn(main, 'Save and sign in');
        },
      },
    },
    causes: { 'email.change': /^Try another address/, 'link.request': 'Request a new link' },
    within: main,
    assertions: [
      ['asking', heading('Forgot your password?'), enabled(button('Send link'))],
      ['sent', heading('Your link is ready'), 'ann@example.org'],
      [{ opening: 'reading' }, 'Checking your link'],
      [{ opening: { reading: 'slow' } }, button('Try again')],
      [{ opening: 'failed' }, heading('Couldn’t check your link')],
      ['choosing', heading('Choose a new password')],
      ['choosing', () => expect(field('New password')).toHaveAttribute('type', 'password')],
      ['expired', heading('This link no longer works'), focused(button('Request a new link'))],
      ['unsupported', heading('Not available here')],
      ['changed', page.getByRole('dialog', { name: 'Confirm that it’s you' })],
      ['changed', page.getByText('To sign in with it, confirm with your passkey')],
      ['done', heading('Your password was changed')],
    ],
  };
});
