import { sendTo, setup } from 'xstate';
import { notProvidedMachine, notProvidedPromise } from '../shared/placeholders.ts';
import type {
  ChatActionsContext,
  ChatActionsEvent,
  ChatActionsTag,
  ChatActionEvent,
} from './chat-actions.types.ts';
import type { replySuggestionsMachine } from './reply-suggestions.machine.ts';
import type { messageActionsMachine } from './message-actions.machine.ts';

export const chatActionsMachine = setup({
  types: {
    context: {} as ChatActionsContext,
    input: {} as ChatActionsContext,
    events: {} as ChatActionsEvent,
    tags: {} as ChatActionsTag,
    children: {} as {
      loadChatActions: 'loadChatActions';
      replySuggestions: 'replySuggestions';
      messageActions: 'messageActions';
    },
  },
  actors: {
    loadChatActions: notProvidedPromise<void>('loadChatActions'),
    /** Their code is what is fetched. */
    replySuggestions: notProvidedMachine<typeof replySuggestionsMachine>('replySuggestions'),
    messageActions: notProvidedMachine<typeof messageActionsMachine>('messageActions'),
  },
  actions: {
    tell: (_, _news: ChatActionEvent) => {},
    logFailure: (_, _params: { error: unknown }) => {},
  },
  delays: { slowAfter: 15_000, reloadAfter: 30_000 },
}).createMachine({
  id: 'chatActions',
  description:
    'What goes on around a conversation, fetched once one can read and write: ideas, hearts, deletion, help lines, the age step, notices, reports.',
  context: ({ input }) => ({ roomId: input.roomId }),
  initial: 'fetching',
  states: {
    fetching: {
      invoke: {
        id: 'loadChatActions',
        src: 'loadChatActions',
        onDone: 'here',
        onError: {
          target: 'missing',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { slowAfter: 'missing' },
      initial: 'asked',
      states: {
        asked: {},
        unasked: {
          tags: 'missing',
          description: 'An automatic retry; the message that the code is missing stays.',
        },
      },
    },
    missing: {
      tags: 'missing',
      description: 'The conversation goes on without. A server that comes back tells nobody, so it is asked.',
      on: { 'load.retry': 'fetching' },
      after: { reloadAfter: 'fetching.unasked' },
    },
    here: {
      tags: 'here',
      entry: { type: 'tell', params: { type: 'actions.ready' } },
      invoke: [
        {
          id: 'replySuggestions',
          src: 'replySuggestions',
          input: ({ context }) => ({ roomId: context.roomId }),
          onError: { actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) } },
        },
        {
          id: 'messageActions',
          src: 'messageActions',
          onError: { actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) } },
        },
      ],
      on: {
        'exchange.idle': { actions: sendTo('replySuggestions', ({ event }) => event) },
        'exchange.started': { actions: sendTo('replySuggestions', ({ event }) => event) },
        'suggestion.chosen': { actions: { type: 'tell', params: ({ event }) => event } },
        'message.changed': { actions: { type: 'tell', params: ({ event }) => event } },
        'message.deleted': { actions: { type: 'tell', params: ({ event }) => event } },
      },
    },
  },
});
