import { verifyEmailMachine } from '../../../../src/machines/auth/email/verify-email.machine.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { ann } from '../../app/shell-samples.ts';
import { abandoned, broken, confirmed, done, rejected } from '../../support/outcomes.ts';

const passwordRequired = new ApiError('rejected', 'Please enter the password.', { code: 4012 });
const addressTaken = new ApiError('rejected', 'There is an account.', { code: 4030 });
const linkExpired = new ApiError('rejected', 'This link is too old.', { code: 4040 });
const outsider = { code: null, isRegistered: false, isSignedIn: false, asksForCode: false };

export const model = modelOf(verifyEmailMachine, {
  events: {},
  actors: {
    confirmEmail: {
      done: [
        done({}),
        ...[passwordRequired, addressTaken, linkExpired, unreachable].map(rejected),
        abandoned,
      ],
      error: [broken],
    },
    confirmWithPassword: {
      done: [confirmed({ userInfo: ann }), confirmed({}), ...[addressTaken, linkExpired].map(rejected)],
      error: [broken],
    },
    confirmWithCode: { done: [confirmed({}), rejected(addressTaken)], error: [broken] },
    mailResend: {},
    handDraftOver: { error: [new Error('an actor died')] },
    watchSession: { error: [new Error('an actor died')] },
  },
  inputs: [
    { ...outsider, code: 'abc' },
    { ...outsider, isSignedIn: true },
    { ...outsider, isRegistered: true },
    { ...outsider, isRegistered: true, asksForCode: true },
    outsider,
  ],
  rests: ['addressTaken', 'linkExpired', 'idle', 'alreadySignedIn'],
});
