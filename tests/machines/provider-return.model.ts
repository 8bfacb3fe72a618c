import { providerReturnMachine } from '../../src/machines/provider-return.machine.ts';
import { modelOf } from '../model/model.ts';
import { ann, refused } from './shell-samples.ts';

export const model = modelOf(providerReturnMachine, {
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
