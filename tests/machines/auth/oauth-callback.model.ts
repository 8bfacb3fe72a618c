import { oauthCallbackMachine } from '../../../src/machines/auth/oauth-callback.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { ann, asUser, refused, secondStep } from '../app/shell-samples.ts';
import { abandoned, broken, done, rejected } from '../support/outcomes.ts';

export const model = modelOf(oauthCallbackMachine, {
  events: {},
  actors: {
    verifyCallback: {
      done: [
        { provider: 'google', verdict: 'valid' },
        { provider: 'discord', verdict: 'mismatched' },
        { provider: 'discord', verdict: 'cancelled' },
      ],
      error: [new Error('no storage')],
    },
    exchangeCode: {
      done: [done(asUser(ann)), done(secondStep), rejected(refused), abandoned],
      error: [broken],
    },
  },
});
