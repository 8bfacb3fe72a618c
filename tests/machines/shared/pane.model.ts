import { paneMachine } from '../../../src/machines/shared/pane.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { unreachable } from '../mates/catalogue-samples.ts';

export const model = modelOf(paneMachine, {
  events: {
    // The failure of the content is the result of its actor, below.
    'xstate.error.actor.content': [],
  },
  inputs: [{ isShown: false }, { isShown: true }],
  actors: {
    watchWidth: { error: [new Error('no media queries')] },
    loadContent: { done: [undefined], error: [unreachable] },
    content: { error: [new Error('the content crashed')] },
  },
});
