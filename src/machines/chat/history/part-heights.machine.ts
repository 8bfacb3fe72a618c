import { assign, setup, type ActorRefFrom } from 'xstate';
import {
  createContext,
  withMoved,
  type PartHeightsContext,
  type PartHeightsInput,
  type PartsMoved,
} from './part-heights.reducers.ts';

export const partHeightsMachine = setup({
  types: {
    context: {} as PartHeightsContext,
    input: {} as PartHeightsInput,
    events: {} as PartsMoved,
  },
  actions: {
    setMoved: assign(({ context }, moved: PartsMoved) => withMoved(context, moved)),
  },
}).createMachine({
  id: 'partHeights',
  description:
    'Remembers how high the parts of a long conversation are that are too far from the view to be drawn.',
  context: ({ input }) => createContext(input),
  initial: 'observing',
  states: {
    observing: {
      on: { 'parts.moved': { actions: { type: 'setMoved', params: ({ event }) => event } } },
    },
  },
});

export type PartHeightsActor = ActorRefFrom<typeof partHeightsMachine>;
