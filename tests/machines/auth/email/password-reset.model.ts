import { passwordResetMachine } from '../../../../src/machines/auth/email/password-reset.machine.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { modelOf } from '../../../../tools/statechart-tests/model.ts';
import { ann, asUser, secondStep } from '../../app/shell-samples.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';

export const linkExpired = new ApiError('rejected', 'This link is too old.', { code: 4040 });
export const notOffered = new ApiError('rejected', 'This server does not know the call.', { code: 404 });
export const tooCommon = new ApiError('rejected', 'This password is too common.', { code: 4000 });

export const passkeys = [
  { passkeyId: 'laptop', name: 'Laptop', createdAt: 1_700_000_000_000, lastUsedAt: null },
];

export const model = modelOf(passwordResetMachine, {
  inputs: [
    { code: null, isChanged: false },
    { code: 'abc', isChanged: false },
    { code: null, isChanged: true },
  ],
  events: {
    'email.submit': [{ email: 'ann@example.org' }],
    'password.submit': [{ password: 'a new password', removePasskeys: ['laptop'] }],
  },
  actors: {
    requestLink: { done: [null], error: [unreachable, notOffered] },
    readLink: { done: [passkeys, []], error: [unreachable, notOffered, linkExpired] },
    setPassword: { done: [asUser(ann), secondStep], error: [tooCommon, linkExpired] },
  },
  view: ({ email }) => ({ email }),
  rests: ['unsupported', 'changed', 'done'],
});
