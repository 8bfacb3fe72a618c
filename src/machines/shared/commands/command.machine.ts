import { assign, setup, type NonReducibleUnknown } from 'xstate';
import { toFailure, type Failure } from '../failure.ts';
import { errorOf, outputOf } from '../output-of.ts';
import { notProvidedPromise } from '../placeholders.ts';

export interface CommandContext {
  /** The parameters of the command, such as the id of its target. */
  readonly params: NonReducibleUnknown;
  readonly failure: Failure | null;
}

export type CommandEvent =
  /** Asks for the command again; `params` where they have changed. */
  { readonly type: 'command.retry'; readonly params?: unknown } | { readonly type: 'command.cancel' };

/** `abandoned`: the user stopped waiting, and the server may have executed it. `rejected`: its parent decides what follows. */
export type CommandOutcome<Result = unknown> =
  | { readonly kind: 'canceled' | 'abandoned' }
  | { readonly kind: 'rejected'; readonly failure: Failure }
  | { readonly kind: 'done'; readonly result: Result };

export const commandMachine = setup({
  types: {
    context: {} as CommandContext,
    input: {},
    events: {} as CommandEvent,
    tags: {} as 'busy' | 'slow',
  },
  actors: { execute: notProvidedPromise<unknown, NonReducibleUnknown>('execute') },
  actions: {
    setParams: assign((_, { params }: { params?: NonReducibleUnknown }) =>
      params === undefined ? {} : { params },
    ),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    /** Whether executing it twice changes nothing more, so that it can be sent again, and its answer is welcome late. */
    isIdempotent: () => true,
    /** Whether the failure ends the command. */
    isFinal: (_, _failure: Failure) => false,
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'command',
  description: 'Something that the user asked for, from the request until the answer is there or given up.',
  context: ({ input }) => ({ params: input, failure: null }),
  output: ({ event }) => event.output,
  initial: 'pending',
  states: {
    pending: {
      entry: 'clearFailure',
      invoke: {
        id: 'execute',
        src: 'execute',
        input: ({ context }: { readonly context: CommandContext }) => context.params,
        onDone: 'done',
        onError: [
          { guard: { type: 'isFinal', params: ({ event }) => toFailure(event.error) }, target: 'failed' },
          { target: 'rejected', actions: { type: 'setFailure', params: ({ event }) => event } },
        ],
      },
      initial: 'fresh',
      states: {
        fresh: { tags: 'busy', after: { slowAfter: 'slow' } },
        slow: {
          tags: ['busy', 'slow'],
          description: 'The call has no time limit, so the user is offered a retry, or to stop waiting.',
          on: {
            'command.retry': {
              guard: 'isIdempotent',
              target: '#command.pending',
              actions: { type: 'setParams', params: ({ event }) => event },
            },
            'command.cancel': [
              { guard: 'isIdempotent', target: 'unattended' },
              { target: '#command.abandoned', description: 'The request is aborted.' },
            ],
          },
        },
        unattended: {
          description: 'The user does not wait any longer. The answer still counts.',
          on: {
            'command.retry': {
              target: '#command.pending',
              actions: { type: 'setParams', params: ({ event }) => event },
            },
          },
        },
      },
    },
    rejected: {
      on: {
        'command.retry': {
          target: 'pending',
          actions: { type: 'setParams', params: ({ event }) => event },
        },
        'command.cancel': 'canceled',
      },
    },
    done: {
      type: 'final',
      output: ({ event }): CommandOutcome => ({ kind: 'done', result: outputOf(event) }),
    },
    failed: {
      type: 'final',
      output: ({ event }): CommandOutcome => ({ kind: 'rejected', failure: toFailure(errorOf(event)) }),
    },
    abandoned: { type: 'final', output: { kind: 'abandoned' } satisfies CommandOutcome },
    canceled: { type: 'final', output: { kind: 'canceled' } satisfies CommandOutcome },
  },
});
