import { packagesMachine } from '../../src/machines/packages.machine.ts';
import { modelOf } from '../model/model.ts';
import { expired, unreachable } from './catalogue-samples.ts';
import { shopInfo } from './shop-samples.ts';

export const model = modelOf(packagesMachine, {
  events: {},
  actors: {
    fetchInfo: { done: [shopInfo], error: [unreachable, expired] },
    exchangeGold: { done: [{ chats: 25, goldCoins: 0, userId: 'user-1' }], error: [unreachable] },
  },
  view: ({ info, failure }) => ({ isThere: info !== null, failure: failure?.kind }),
});
