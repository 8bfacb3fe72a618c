import { mateDetailMachine } from '../../src/machines/mate-detail.machine.ts';
import { modelOf } from '../model/model.ts';
import { irisInDetail, tomas, unreachable } from './catalogue-samples.ts';

export const model = modelOf(mateDetailMachine, {
  events: {},
  actors: {
    fetchMate: { done: [irisInDetail, null], error: [unreachable] },
    fetchExtra: {
      done: [{ mateId: 'iris-vale', chats: 12_400, similar: [tomas], roomId: null }],
      error: [unreachable],
    },
  },
  inputs: [{ mateId: 'iris-vale' }, { mateId: null }],
  view: ({ mateId }) => ({ mateId }),
  rests: ['missing', 'shown.complete'],
});
