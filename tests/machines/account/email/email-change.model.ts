import {
  emailChangeMachine,
  type EmailReport,
} from '../../../../src/machines/account/email/email-change.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { createParent } from '../../support/parent.ts';
import { ada, emailPending } from '../account-samples.ts';
import { abandoned, broken, canceled, confirmed, done } from '../../support/outcomes.ts';

const { parentRef } = createParent<EmailReport>();

export const model = modelOf(emailChangeMachine, {
  input: { parentRef },
  events: {},
  actors: {
    fetchChange: { done: [emailPending, null], error: [broken] },
    requestChange: { done: [confirmed(emailPending), canceled], error: [broken] },
    cancelChange: { done: [done(null), canceled, abandoned], error: [broken] },
    checkChange: {
      done: [
        { pending: emailPending, email: ada.email },
        { pending: null, email: 'g******@example.org' },
      ],
      error: [unreachable],
    },
    watchVisibility: { error: [new Error('no visibility event')] },
  },
  view: ({ pending }) => ({ isPending: pending !== null }),
});
