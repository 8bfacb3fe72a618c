import { mateDetailMachine } from '../../../src/machines/mates/mate-detail.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { extraOfIris, irisInDetail } from './catalogue-samples.ts';

export const model = modelOf(mateDetailMachine, {
  events: {},
  actors: {
    fetchMate: { done: [irisInDetail, null], error: [new Error('broken')] },
    fetchExtra: { done: [extraOfIris], error: [new Error('broken')] },
    reviews: { error: [new Error('broken')] },
    share: {},
    toggle: { error: [new Error('broken')] },
  },
  inputs: [{ mateId: 'iris-vale' }, { mateId: null }],
  view: ({ mateId }) => ({ mateId }),
  rests: ['notFound'],
});
