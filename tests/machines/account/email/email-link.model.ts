import { emailLinkMachine } from '../../../../src/machines/account/email/email-link.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { linkExpired } from '../../auth/email/password-reset.model.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { abandoned, broken, confirmed, done, rejected } from '../../support/outcomes.ts';

export const passwordRequired = new ApiError('rejected', 'Please enter the password of the account.', {
  code: 4012,
});

export const model = modelOf(emailLinkMachine, {
  inputs: [
    { code: 'abc', mailbox: 'old' },
    { code: 'abc', mailbox: 'new' },
    { code: null, mailbox: 'new' },
  ],
  events: {},
  actors: {
    confirmChange: {
      done: [
        done({ isChanged: false }),
        done({ isChanged: true }),
        ...[unreachable, linkExpired, passwordRequired].map(rejected),
        abandoned,
      ],
      error: [broken],
    },
    confirmWithPassword: {
      done: [confirmed({ isChanged: false }), confirmed({ isChanged: true }), rejected(linkExpired)],
      error: [broken],
    },
    rejectChange: {
      done: [done(null), ...[unreachable, linkExpired].map(rejected), abandoned],
      error: [broken],
    },
  },
  view: ({ mailbox, failure }) => ({ mailbox, failure: failure?.kind ?? null }),
  rests: ['canceled', 'changed', 'confirmed', 'expired'],
});
