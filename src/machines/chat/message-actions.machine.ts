import { assign, sendTo, setup } from 'xstate';
import type { Message, RoomInfo } from '../../../contract/room.ts';
import { isConfirmed, notProvidedConfirmation } from '../shared/confirmation.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import type {
  LikeInput,
  MessageActionsContext,
  MessageActionsEvent,
  MessageActionsInput,
} from './message-actions.types.ts';

export const messageActionsMachine = setup({
  types: {
    context: {} as MessageActionsContext,
    input: {} as MessageActionsInput,
    events: {} as MessageActionsEvent,
    children: {} as {
      likeMessage: 'likeMessage';
      showMessage: 'showMessage';
      deleteMessage: 'deleteMessage';
    },
  },
  actors: {
    likeMessage: notProvidedPromise<Message, LikeInput>('likeMessage'),
    showMessage: notProvidedPromise<RoomInfo, { messageId: string }>('showMessage'),
    deleteMessage: notProvidedConfirmation<void, { messageId: string }>('deleteMessage'),
  },
  actions: {
    setMessage: assign((_, { messageId }: { messageId: string }) => ({ messageId })),
    clearMessage: assign({ messageId: null }),
    showErrorToast: (_, _params: { error: unknown }) => {},
    reportError: (_, _params: { error: unknown }) => {},
  },
  guards: { isConfirmed },
}).createMachine({
  id: 'messageActions',
  description:
    'Likes a message, shows an alternative of it, or deletes one after a confirmation. One at a time.',
  context: ({ input }) => ({ parentRef: input.parentRef, messageId: null }),
  initial: 'idle',
  states: {
    idle: {
      entry: 'clearMessage',
      on: {
        'message.like': {
          target: 'liking',
          actions: { type: 'setMessage', params: ({ event }) => ({ messageId: event.messageId }) },
        },
        'alternative.choose': {
          target: 'showing',
          actions: { type: 'setMessage', params: ({ event }) => ({ messageId: event.messageId }) },
        },
        'deletion.request': {
          target: 'confirmingDeletion',
          actions: { type: 'setMessage', params: ({ event }) => ({ messageId: event.messageId }) },
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
          target: 'idle',
          actions: sendTo(
            ({ context }) => context.parentRef,
            ({ event }) => ({ type: 'message.changed', message: event.output }),
          ),
        },
        onError: {
          target: 'idle',
          actions: { type: 'showErrorToast', params: ({ event }) => event },
        },
      },
    },
    showing: {
      invoke: {
        id: 'showMessage',
        src: 'showMessage',
        input: ({ context }) => ({ messageId: context.messageId ?? '' }),
        onDone: {
          target: 'idle',
          actions: sendTo(
            ({ context }) => context.parentRef,
            ({ event }) => ({ type: 'branch.shown', info: event.output }),
          ),
        },
        onError: {
          target: 'idle',
          actions: { type: 'showErrorToast', params: ({ event }) => event },
        },
      },
    },
    confirmingDeletion: {
      invoke: {
        id: 'deleteMessage',
        src: 'deleteMessage',
        input: ({ context }) => ({ messageId: context.messageId ?? '' }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'idle',
            actions: sendTo(
              ({ context }) => context.parentRef,
              ({ context }) => ({ type: 'message.deleted', messageId: context.messageId ?? '' }),
            ),
          },
          { target: 'idle' },
        ],
        onError: {
          target: 'idle',
          actions: { type: 'reportError', params: ({ event }) => event },
        },
      },
    },
  },
});
