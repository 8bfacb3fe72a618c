import { mailResendMachine } from '../../../../src/machines/auth/email/mail-resend.machine.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { abandoned, broken, done, rejected } from '../../support/outcomes.ts';

export const model = modelOf(mailResendMachine, {
  events: {},
  actors: {
    resendMail: {
      done: [
        done({ wait: 2 }),
        done({ wait: 1, sent: false }),
        rejected(unreachable),
        rejected(new ApiError('rejected', 'Not yet.', { code: 4290, retryAfter: 1 })),
        rejected(new ApiError('rejected', 'not available yet', { code: 5010 })),
        abandoned,
      ],
      error: [broken],
    },
  },
  view: ({ wait }) => ({ wait }),
  rests: ['unsupported'],
});
