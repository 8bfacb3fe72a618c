import { passwordResetMachine } from '../../../../src/machines/auth/email/password-reset.machine.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { ann, asUser, secondStep } from '../../app/shell-samples.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { broken, confirmed, rejected } from '../../support/outcomes.ts';

export const linkExpired = new ApiError('rejected', 'This link is too old.', { code: 4040 });
export const notOffered = new ApiError('rejected', 'This server does not know the call.', { code: 404 });

export const passkeys = [
  { passkeyId: 'laptop', name: 'Laptop', createdAt: 1_700_000_000_000, lastUsedAt: null },
];

export const model = modelOf(passwordResetMachine, {
  inputs: [
    { code: null, isChanged: false },
    { code: 'abc', isChanged: false },
    { code: null, isChanged: true },
  ],
  events: {},
  actors: {
    requestLink: { done: [confirmed({ email: 'ann@example.org' }), rejected(notOffered)], error: [broken] },
    readLink: { done: [passkeys, []], error: [unreachable, notOffered, linkExpired] },
    setPassword: {
      done: [confirmed(asUser(ann)), confirmed(secondStep), rejected(linkExpired)],
      error: [broken],
    },
  },
  view: ({ email }) => ({ email }),
  rests: ['unsupported', 'changed', 'done'],
});
