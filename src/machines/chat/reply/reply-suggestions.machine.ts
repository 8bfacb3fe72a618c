import { assign, setup, type ActorRefFrom } from 'xstate';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import { isUnsupported, toFailure, type Failure } from '../../shared/failure.ts';

export interface ReplySuggestionsInput {
  readonly roomId: string;
}

export interface ReplySuggestionsContext extends ReplySuggestionsInput {
  readonly suggestions: readonly string[];
}

export type ReplySuggestionsEvent =
  /** No message or reply is under way: it is the user's turn. */
  | { readonly type: 'exchange.idle' }
  /** A message or reply is under way: the suggestions no longer fit. */
  | { readonly type: 'exchange.started' };

export type ReplySuggestionsTag = 'loading' | 'offered' | 'unsupported';

export const replySuggestionsMachine = setup({
  types: {
    context: {} as ReplySuggestionsContext,
    input: {} as ReplySuggestionsInput,
    events: {} as ReplySuggestionsEvent,
    tags: {} as ReplySuggestionsTag,
  },
  actors: {
    fetchSuggestions: notProvidedPromise<readonly string[], { roomId: string }>('fetchSuggestions'),
  },
  actions: {
    setSuggestions: assign((_, { suggestions }: { suggestions: readonly string[] }) => ({ suggestions })),
    clearSuggestions: assign({ suggestions: [] }),
  },
  guards: {
    isUnsupported: (_, failure: Failure) => isUnsupported(failure),
  },
  delays: { slowAfter: 12_000 },
}).createMachine({
  id: 'replySuggestions',
  description: 'Suggests replies whenever it is the user’s turn. Sends nothing by itself.',
  context: ({ input }) => ({ ...input, suggestions: [] }),
  initial: 'idle',
  states: {
    idle: { entry: 'clearSuggestions', on: { 'exchange.idle': 'loading' } },
    loading: {
      tags: 'loading',
      description: 'Aborted as soon as the user sends a message.',
      invoke: {
        id: 'fetchSuggestions',
        src: 'fetchSuggestions',
        input: ({ context }) => ({ roomId: context.roomId }),
        onDone: {
          target: 'offered',
          actions: { type: 'setSuggestions', params: ({ event }) => ({ suggestions: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isUnsupported', params: ({ event }) => toFailure(event.error) },
            target: 'unsupported',
          },
          {
            target: 'idle',
            description:
              'Suggestions are optional: a failure is logged, not shown, and the next turn retries.',
          },
        ],
      },
      on: { 'exchange.started': 'idle' },
      after: { slowAfter: 'idle' },
    },
    offered: {
      tags: 'offered',
      description: 'They stay while the user tries one after the other in the draft.',
      on: { 'exchange.started': 'idle' },
    },
    unsupported: {
      tags: 'unsupported',
      description: 'The host has no such call. It is not called again in this visit.',
    },
  },
});

export type ReplySuggestionsActor = ActorRefFrom<typeof replySuggestionsMachine>;
