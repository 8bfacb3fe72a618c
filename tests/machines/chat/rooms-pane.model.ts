import { roomsPaneMachine } from '../../../src/machines/chat/rooms-pane.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { unreachable } from '../mates/catalogue-samples.ts';

export const model = modelOf(roomsPaneMachine, {
  events: {
    // The failure of the list is the result of its actor, below.
    'xstate.error.actor.list': [],
  },
  actors: {
    watchWidth: { error: [new Error('no media queries')] },
    loadList: { done: [undefined], error: [unreachable] },
    list: { error: [new Error('the list crashed')] },
  },
});
