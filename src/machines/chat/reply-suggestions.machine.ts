import { assign, setup } from 'xstate';
import type { Code } from '../../../contract/envelope.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { toFailure } from '../shared/failure.ts';
import type {
  ReplySuggestionsContext,
  ReplySuggestionsEvent,
  ReplySuggestionsInput,
  ReplySuggestionsTag,
} from './reply-suggestions.types.ts';

/** What the person could say next. */
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
    setIdeas: assign((_, { ideas }: { ideas: readonly string[] }) => ({ ideas })),
    forgetIdeas: assign({ ideas: [] }),
    tellChosen: (_, _params: { text: string }) => {},
    logFailure: (_, _params: { error: unknown }) => {},
  },
  guards: {
    isOffered: ({ context }, { text }: { text: string }) => context.ideas.includes(text),
    isNotOffered: (_, { error }: { error: unknown }) => isNotOffered(error),
  },
  delays: { slowAfter: 12_000 },
}).createMachine({
  id: 'replySuggestions',
  description:
    'Thinks of answers whenever it is the person’s turn, and of others once the talk has moved on. Sends nothing.',
  context: ({ input }) => ({ roomId: input.roomId, ideas: [] }),
  initial: 'idle',
  states: {
    idle: { entry: 'forgetIdeas', on: { 'exchange.idle': 'asking' } },
    asking: {
      tags: 'asking',
      description: 'Given up as soon as the person says something of their own.',
      invoke: {
        id: 'fetchSuggestions',
        src: 'fetchSuggestions',
        input: ({ context }) => ({ roomId: context.roomId }),
        onDone: {
          target: 'offered',
          actions: { type: 'setIdeas', params: ({ event }) => ({ ideas: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isNotOffered', params: ({ event }) => ({ error: event.error }) },
            target: 'off',
          },
          {
            target: 'idle',
            description: 'Ideas are optional: a failure is logged, not shown, and the next turn asks again.',
            actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      on: { 'exchange.started': 'idle' },
      after: { slowAfter: 'idle' },
    },
    offered: {
      tags: 'offered',
      on: {
        'suggestion.choose': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          description: 'The others stay: one may change one’s mind.',
          actions: { type: 'tellChosen', params: ({ event }) => ({ text: event.text }) },
        },
        'exchange.started': 'idle',
      },
    },
    off: { tags: 'off', description: 'The host has no such call. It is not asked again in this visit.' },
  },
});

/** Whether the host does not know the call, or says that it does not offer it. */
function isNotOffered(error: unknown): boolean {
  const { code } = toFailure(error);
  return code === notAvailable || code === missingStatus;
}

const notAvailable = 5010 satisfies Code;
const missingStatus = 404;
