import { plansMachine } from '../../../src/machines/billing/plans.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { unreachable } from '../mates/catalogue-samples.ts';
import { shopInfo } from './billing-samples.ts';
import { abandoned, broken, done, rejected } from '../support/outcomes.ts';

export const model = modelOf(plansMachine, {
  events: {},
  actors: {
    fetchInfo: { done: [shopInfo], error: [broken] },
    exchangeGold: {
      done: [done({ chats: 25, goldCoins: 0, userId: 'user-1' }), rejected(unreachable), abandoned],
      error: [broken],
    },
  },
  view: ({ info }) => info !== null,
});
