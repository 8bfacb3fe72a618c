import { assign, setup } from 'xstate';
import type { Message } from '../../../contract/room.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import type {
  Changed,
  MessageActionsContext,
  MessageActionsEvent,
  MessageActionsTag,
  Wanted,
} from './message-actions.types.ts';

/** What a person does with one message beside reading it. */
export const messageActionsMachine = setup({
  types: {
    context: {} as MessageActionsContext,
    events: {} as MessageActionsEvent,
    tags: {} as MessageActionsTag,
  },
  actors: {
    likeMessage: notProvidedPromise<Message, Wanted>('likeMessage'),
    deleteMessage: notProvidedPromise<void, { messageId: string }>('deleteMessage'),
  },
  actions: {
    choose: assign((_, { messageId }: { messageId: string }) => ({ messageId })),
    forget: assign({ messageId: null }),
    tellChanged: (_, _params: Changed) => {},
    tellGone: (_, _params: { messageId: string }) => {},
    notifyFailure: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'messageActions',
  description: 'Puts a heart on a message, or deletes one after asking. One thing at a time.',
  context: { messageId: null },
  initial: 'resting',
  states: {
    resting: {
      entry: 'forget',
      on: {
        'message.like': {
          target: 'liking',
          actions: { type: 'choose', params: ({ event }) => ({ messageId: event.messageId }) },
        },
        'message.delete': {
          target: 'asking',
          actions: { type: 'choose', params: ({ event }) => ({ messageId: event.messageId }) },
        },
      },
    },
    liking: {
      invoke: {
        id: 'likeMessage',
        src: 'likeMessage',
        input: ({ context, event }) => ({
          messageId: context.messageId ?? '',
          liked: event.type === 'message.like' && event.liked,
        }),
        onDone: {
          target: 'resting',
          actions: { type: 'tellChanged', params: ({ event }) => ({ message: event.output }) },
        },
        onError: {
          target: 'resting',
          actions: { type: 'notifyFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    asking: {
      tags: 'asking',
      on: { 'deletion.confirm': 'deleting', 'deletion.cancel': 'resting' },
    },
    deleting: {
      tags: ['asking', 'deleting'],
      description: 'Cannot be taken back: the request is on its way.',
      invoke: {
        id: 'deleteMessage',
        src: 'deleteMessage',
        input: ({ context }) => ({ messageId: context.messageId ?? '' }),
        onDone: {
          target: 'resting',
          actions: {
            type: 'tellGone',
            params: ({ context }) => ({ messageId: context.messageId ?? '' }),
          },
        },
        onError: {
          target: 'resting',
          actions: { type: 'notifyFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
