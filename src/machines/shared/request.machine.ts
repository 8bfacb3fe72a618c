import { assign, setup, type NonReducibleUnknown } from 'xstate';
import { isUnsupported, toFailure, type Failure } from './failure.ts';
import { outputOf } from './output-of.ts';
import { notProvidedPromise } from './placeholders.ts';

export interface RequestContext {
  readonly input: NonReducibleUnknown;
  readonly failure: Failure | null;
}

export interface RequestEvent {
  readonly type: 'load.retry';
}

export type RequestTag = 'busy' | 'slow' | 'failed' | 'unsupported';

export const requestMachine = setup({
  types: {
    context: {} as RequestContext,
    events: {} as RequestEvent,
    tags: {} as RequestTag,
  },
  actors: { fetch: notProvidedPromise<unknown, NonReducibleUnknown>('fetch') },
  actions: {
    clearFailure: assign({ failure: null }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
  guards: { isUnsupported: (_, failure: Failure) => isUnsupported(failure) },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'request',
  description: 'One request, repeated on demand until it succeeds. Its output is what was fetched.',
  context: ({ input }) => ({ input, failure: null }),
  initial: 'pending',
  states: {
    pending: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'fetch',
        src: 'fetch',
        input: ({ context }) => context.input,
        onDone: 'done',
        onError: [
          {
            guard: { type: 'isUnsupported', params: ({ event }) => toFailure(event.error) },
            target: 'unsupported',
            actions: { type: 'setFailure', params: ({ event }) => event },
          },
          {
            target: 'failed',
            actions: { type: 'setFailure', params: ({ event }) => event },
          },
        ],
      },
      initial: 'fresh',
      states: {
        fresh: { after: { slowAfter: 'slow' } },
        slow: {
          tags: 'slow',
          description: 'The call has no time limit, so the user is offered a retry.',
          on: { 'load.retry': '#request.pending' },
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'pending' } },
    unsupported: {
      tags: ['failed', 'unsupported'],
      description: 'The host does not offer the call. Some screens hide what they would show.',
    },
    done: { type: 'final', output: ({ event }) => outputOf(event) },
  },
  output: ({ event }) => event.output,
});
