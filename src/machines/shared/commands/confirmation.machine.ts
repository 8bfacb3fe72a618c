import { assign, setup, type NonReducibleUnknown } from 'xstate';
import { toFailure, type Failure } from '../failure.ts';
import { outputOf } from '../output-of.ts';
import { notProvidedPromise } from '../placeholders.ts';

interface ConfirmationContext {
  /** What the command needs to know, such as the id of what is deleted. */
  readonly params: NonReducibleUnknown;
  readonly failure: Failure | null;
}

export type ConfirmationEvent = { readonly type: 'action.confirm' } | { readonly type: 'action.cancel' };

export type ConfirmationOutcome<Result = unknown> =
  | { readonly kind: 'canceled' }
  | { readonly kind: 'confirmed'; readonly result: Result };

/** A question before a command that cannot be undone. */
export const confirmationMachine = setup({
  types: {
    context: {} as ConfirmationContext,
    input: {},
    events: {} as ConfirmationEvent,
    tags: {} as 'busy' | 'slow',
  },
  actors: { execute: notProvidedPromise<unknown, unknown>('execute') },
  actions: {
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'confirmation',
  description: 'Asks, runs the command once it is confirmed, and ends with what the command returned.',
  context: ({ input }) => ({ params: input, failure: null }),
  output: ({ event }) => event.output,
  initial: 'asking',
  states: {
    asking: { on: { 'action.confirm': 'pending', 'action.cancel': 'canceled' } },
    pending: {
      tags: 'busy',
      description: 'The request is already sent, so canceling is offered only once it takes long.',
      entry: 'clearFailure',
      invoke: {
        id: 'execute',
        src: 'execute',
        input: ({ context }: { readonly context: ConfirmationContext }) => context.params,
        onDone: 'confirmed',
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
      initial: 'fresh',
      states: {
        fresh: { after: { slowAfter: 'slow' } },
        slow: {
          tags: 'slow',
          description: 'The user may stop waiting. The request is aborted; the server may have executed it.',
          on: { 'action.cancel': '#confirmation.canceled' },
        },
      },
    },
    failed: { on: { 'action.confirm': 'pending', 'action.cancel': 'canceled' } },
    confirmed: {
      type: 'final',
      output: ({ event }): ConfirmationOutcome => ({ kind: 'confirmed', result: outputOf(event) }),
    },
    canceled: { type: 'final', output: { kind: 'canceled' } satisfies ConfirmationOutcome },
  },
});
