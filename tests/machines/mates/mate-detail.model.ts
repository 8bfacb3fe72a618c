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
  inputs: [
    { mateId: 'iris-vale', purpose: 'page' },
    { mateId: null, purpose: 'page' },
    { mateId: 'iris-vale', purpose: 'chat' },
  ],
  view: ({ mateId, purpose }) => ({ mateId, purpose }),
  rests: ['notFound'],
});
