import { oauthCallbackMachine } from '../../../src/machines/auth/oauth-callback.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { ann, refused } from '../app/shell-samples.ts';

export const model = modelOf(oauthCallbackMachine, {
  events: {},
  actors: {
    judge: {
      done: [
        { provider: 'google', verdict: 'asked' },
        { provider: 'discord', verdict: 'mismatched' },
        { provider: 'discord', verdict: 'cancelled' },
      ],
      error: [new Error('no storage')],
    },
    redeem: { done: [ann], error: [refused] },
  },
});
