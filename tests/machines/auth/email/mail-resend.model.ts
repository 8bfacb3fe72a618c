import { mailResendMachine } from '../../../../src/machines/auth/email/mail-resend.machine.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { modelOf } from '../../../../tools/statechart-tests/model.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';

export const model = modelOf(mailResendMachine, {
  events: {},
  actors: {
    resendMail: {
      done: [{ wait: 2 }, { wait: 1, sent: false }],
      error: [
        unreachable,
        new ApiError('rejected', 'Not yet.', { code: 4290, retryAfter: 1 }),
        new ApiError('rejected', 'not available yet', { code: 5010 }),
      ],
    },
  },
  view: ({ wait }) => ({ wait }),
  rests: ['unsupported'],
});
