import { plansMachine } from '../../../src/machines/billing/plans.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { unreachable } from '../mates/catalogue-samples.ts';
import { shopInfo } from './billing-samples.ts';

export const model = modelOf(plansMachine, {
  events: {},
  actors: {
    fetchInfo: { done: [shopInfo], error: [new Error('broken')] },
    exchangeGold: { done: [{ chats: 25, goldCoins: 0, userId: 'user-1' }], error: [unreachable] },
  },
  view: ({ info }) => info !== null,
});
