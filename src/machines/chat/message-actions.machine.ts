import { assign, setup } from 'xstate';
import type { Message } from '../../../contract/room.ts';
import { notProvidedConfirmation, type ConfirmationOutcome } from '../shared/confirmation.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import type { Changed, MessageActionsContext, MessageActionsEvent, Wanted } from './message-actions.types.ts';

/** What a person does with one message beside reading it. */
export const messageActionsMachine = setup({
  types: {
    context: {} as MessageActionsContext,
    events: {} as MessageActionsEvent,
    children: {} as { likeMessage: 'likeMessage'; deleteMessage: 'deleteMessage' },
  },
  actors: {
    likeMessage: notProvidedPromise<Message, Wanted>('likeMessage'),
    deleteMessage: notProvidedConfirmation<void, { messageId: string }>('deleteMessage'),
  },
  actions: {
    choose: assign((_, { messageId }: { messageId: string }) => ({ messageId })),
    forget: assign({ messageId: null }),
    tellChanged: (_, _params: Changed) => {},
    tellGone: (_, _params: { messageId: string }) => {},
    notifyFailure: (_, _params: { error: unknown }) => {},
    reportError: (_, _params: { error: unknown }) => {},
  },
  guards: { isConfirmed: (_, { kind }: ConfirmationOutcome) => kind === 'confirmed' },
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
        'deletion.request': {
          target: 'confirmingDeletion',
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
    confirmingDeletion: {
      invoke: {
        id: 'deleteMessage',
        src: 'deleteMessage',
        input: ({ context }) => ({ messageId: context.messageId ?? '' }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'resting',
            actions: {
              type: 'tellGone',
              params: ({ context }) => ({ messageId: context.messageId ?? '' }),
            },
          },
          { target: 'resting' },
        ],
        onError: {
          target: 'resting',
          actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
