import { plansMachine } from '../../../src/machines/billing/plans.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { expired, unreachable } from '../mates/catalogue-samples.ts';
import { shopInfo } from './billing-samples.ts';

export const model = modelOf(plansMachine, {
  events: {},
  actors: {
    fetchInfo: { done: [shopInfo], error: [unreachable, expired] },
    exchangeGold: { done: [{ chats: 25, goldCoins: 0, userId: 'user-1' }], error: [unreachable] },
  },
  view: ({ info, failure }) => ({ isThere: info !== null, failure: failure?.kind }),
});
