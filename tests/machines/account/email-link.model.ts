import { emailLinkMachine } from '../../../src/machines/account/email-link.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { linkExpired } from '../auth/password-reset.model.ts';
import { unreachable } from '../mates/catalogue-samples.ts';

export const model = modelOf(emailLinkMachine, {
  inputs: [
    { code: 'abc', mailbox: 'old' },
    { code: 'abc', mailbox: 'new' },
    { code: null, mailbox: 'new' },
  ],
  events: {},
  actors: {
    confirmChange: { done: [{ isChanged: false }, { isChanged: true }], error: [unreachable, linkExpired] },
    rejectChange: { done: [null], error: [unreachable, linkExpired] },
  },
  view: ({ mailbox }) => ({ mailbox }),
  rests: ['canceled', 'changed', 'confirmed', 'expired'],
});
