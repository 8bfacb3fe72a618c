import { loadedPartMachine } from '../../../src/machines/shared/loaded-part.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { unreachable } from '../mates/catalogue-samples.ts';

export const model = modelOf(loadedPartMachine, {
  input: { roomId: 'room-1', mateId: 'mate-iris' },
  events: {
    // They are the results of its actor, below.
    'xstate.error.actor.part': [],
    'xstate.done.actor.part': [],
  },
  actors: {
    watchSupport: { error: [new Error('broken')] },
    loadPart: { done: [undefined], error: [unreachable] },
    part: { done: [undefined], error: [new Error('the part crashed')] },
  },
});
