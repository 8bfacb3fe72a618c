import { emailLinkMachine } from '../../../../src/machines/account/email/email-link.machine.ts';
import { modelOf } from '../../../../tools/statechart-tests/model.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { linkExpired } from '../../auth/email/password-reset.model.ts';
import { wrongPassword } from '../account-samples.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';

export const passwordRequired = new ApiError('rejected', 'Please enter the password of the account.', {
  code: 4012,
});

export const model = modelOf(emailLinkMachine, {
  inputs: [
    { code: 'abc', mailbox: 'old' },
    { code: 'abc', mailbox: 'new' },
    { code: null, mailbox: 'new' },
  ],
  events: { 'password.submit': [{ password: 'correct horse' }, { password: '' }] },
  actors: {
    confirmChange: {
      done: [{ isChanged: false }, { isChanged: true }],
      error: [unreachable, linkExpired, passwordRequired],
    },
    confirmWithPassword: {
      done: [{ isChanged: false }, { isChanged: true }],
      error: [wrongPassword, linkExpired],
    },
    rejectChange: { done: [null], error: [unreachable, linkExpired] },
  },
  view: ({ mailbox }) => ({ mailbox }),
  rests: ['canceled', 'changed', 'confirmed', 'expired'],
});
