import { finishWithCode } from '../../../contract/sign-in/second-step.ts';
import { model } from '../../machines/auth/sign-in/second-step.model.ts';
import { assertion, request } from '../../machines/auth/passkey-samples.ts';
import { ann, some } from '../../machines/app/shell-samples.ts';
import { holdPasskeys, settlePasskey } from '../support/stand-ins/held-passkeys.ts';
import { openPanel } from '../support/users/people.ts';
import { completePanel } from '../support/users/sign-in-panel.ts';
import { absent, disabled, expect, fillIn, focused, on, pressIn, reads } from '../support/tours/tour.ts';
import { success, testTours, textIn } from '../support/tours/tour.ts';

testTours('secondStep', { model }, ({ page, gate, dialog: open }) => {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  const expired = page.getByRole('dialog', { name: 'This sign-in has expired' });
  const { button, field } = on(dialog);
  return {
    opening: {
      place: '/nowhere',
      store: {},
      answers: {
        '/user/benefits': success(some),
        '/user/passkey/support': success({ rpId: request.rpId }),
        '/user/secondStep/start': success({
          ...request,
          allowCredentials: [{ id: assertion.id, type: 'public-key' }],
        }),
        '/user/secondStep/passkey': success(ann),
      },
      held: ['/user/login'],
      isKept: true,
      prepare: holdPasskeys,
    },
    begin: async () => {
      await openPanel(page);
      await completePanel(page, gate, 'secondStep');
    },
    answers: { checkCode: finishWithCode },
    causes: {
      'code.submit': (event) => fillIn(open, { 'Recovery code': textIn(event, 'code') }, 'Continue'),
      'method.switch': /^Use a .* instead$/,
      'xstate.done.actor.passkeySignIn': async () => {
        await pressIn(open, 'Sign in with a passkey');
        await settlePasskey(page);
      },
    },
    within: open,
    assertions: [
      ['passkey', focused(button('Sign in with a passkey'))],
      [{ recoveryCode: { editing: 'clean' } }, focused(field('Recovery code'))],
      [{ recoveryCode: { editing: 'rejected' } }, focused(field('Recovery code'))],
      [
        { recoveryCode: { editing: 'rejected' } },
        () => expect(field('Recovery code')).toHaveAccessibleDescription(/This recovery code is not valid/),
        reads(dialog.getByRole('status'), 'This recovery code is not valid.'),
      ],
      [{ recoveryCode: 'checking' }, disabled(button('Please wait...'))],
      ['expired', focused(on(expired).button('Sign in again'))],
      ['done', absent(open)],
    ],
  };
});
