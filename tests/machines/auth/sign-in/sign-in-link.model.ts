import { signInLinkMachine } from '../../../../src/machines/auth/sign-in/sign-in-link.machine.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { ann, asUser, secondStep } from '../../app/shell-samples.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { abandoned, broken, done, rejected } from '../../support/outcomes.ts';

export const used = new ApiError('rejected', 'This link was used already.', { code: 4011 });
export const tooOld = new ApiError('rejected', 'This link is too old.', { code: 4040 });
export const elsewhere = new ApiError('rejected', 'Another computer.', { code: 4030 });

export const model = modelOf(signInLinkMachine, {
  inputs: [
    { code: 'abc', isSignedIn: false },
    { code: 'abc', isSignedIn: true },
    { code: null, isSignedIn: false },
  ],
  events: {},
  actors: {
    openLink: {
      done: [
        done(asUser(ann)),
        done(secondStep),
        ...[used, tooOld, elsewhere, unreachable].map(rejected),
        abandoned,
      ],
      error: [broken],
    },
  },
  rests: ['used', 'tooOld', 'elsewhere', 'done'],
});
