import { sendTo, setup, type AnyActorLogic, type AnyEventObject, type NonReducibleUnknown } from 'xstate';
import { notProvidedPromise } from './placeholders.ts';

export interface SupervisedContext {
  /** The input of the part; after a crash with the values that the part had last, with which it starts again. */
  readonly input: NonReducibleUnknown;
}

/** A part of a page that may crash without affecting the others. */
export const supervisedMachine = setup({
  types: {
    context: {} as SupervisedContext,
    input: {},
    events: {} as AnyEventObject,
    tags: {} as 'crashed',
  },
  actors: { part: notProvidedPromise<unknown, NonReducibleUnknown>('part') as AnyActorLogic },
  actions: {
    /** Reads the part, so `supervised` provides it. */
    setNewestInput: () => {},
  },
  // Long, since a part that crashes at its start would otherwise fetch its data again and again.
  delays: { restartAfter: 60_000 },
}).createMachine({
  id: 'supervised',
  description:
    'Runs a part, passes events on to it, and starts it again after a crash: on demand, or in time.',
  context: ({ input }) => ({ input }),
  initial: 'running',
  states: {
    running: {
      invoke: {
        id: 'part',
        src: 'part',
        input: ({ context }: { readonly context: SupervisedContext }) => context.input,
        onError: {
          target: 'crashed',
          actions: 'setNewestInput',
        },
      },
      on: { '*': { actions: sendTo('part', ({ event }) => event) } },
    },
    crashed: {
      tags: 'crashed',
      description:
        'Events are dropped. The part has lost its state, except for what it had stored, and the newest values of its input.',
      on: { 'load.retry': 'running' },
      after: { restartAfter: 'running' },
    },
  },
});
