import { verifyEmailMachine } from '../../src/machines/verify-email.machine.ts';
import { ApiError } from '../../src/services/api-error.ts';
import { modelOf } from '../model/model.ts';
import { unreachable } from './catalogue-samples.ts';

const outsider = { code: null, isRegistered: false, isSignedIn: false };

export const model = modelOf(verifyEmailMachine, {
  events: {},
  actors: {
    confirmEmail: {
      done: [undefined],
      error: [new ApiError('rejected', 'This link is too old.', { code: 4000 })],
    },
    resendMail: {
      done: [{ wait: 2 }],
      error: [
        unreachable,
        new ApiError('rejected', 'Not yet.', { code: 4290, retryAfter: 1 }),
        new ApiError('rejected', 'not available yet', { code: 5010 }),
      ],
    },
  },
  inputs: [
    { ...outsider, code: 'abc' },
    { ...outsider, isSignedIn: true },
    { ...outsider, isRegistered: true },
    outsider,
  ],
  view: ({ wait }) => ({ wait }),
  rests: ['confirmed', 'idle', 'settled', 'waiting.withheld'],
});
