import { assign, raise, sendTo, setup } from 'xstate';
import type { Message, Room, RoomInfo } from '../../../contract/room.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import type {
  CopiedText,
  LikeInput,
  MessageActionsContext,
  MessageActionsEvent,
  MessageActionsInput,
  MessageChange,
  MessagePlace,
  PinInput,
  RemovalOffer,
} from './message-actions.types.ts';

export const messageActionsMachine = setup({
  types: {
    context: {} as MessageActionsContext,
    input: {} as MessageActionsInput,
    events: {} as MessageActionsEvent,
    children: {} as {
      likeMessage: 'likeMessage';
      pinMessage: 'pinMessage';
      showMessage: 'showMessage';
      deleteMessage: 'deleteMessage';
      copyRoom: 'copyRoom';
      writeClipboard: 'writeClipboard';
      restoreMessages: 'restoreMessages';
    },
  },
  actors: {
    likeMessage: notProvidedPromise<Message, LikeInput>('likeMessage'),
    pinMessage: notProvidedPromise<Message, PinInput>('pinMessage'),
    showMessage: notProvidedPromise<RoomInfo, { messageId: string }>('showMessage'),
    deleteMessage: notProvidedPromise<RoomInfo | null, { messageId: string }>('deleteMessage'),
    copyRoom: notProvidedPromise<Room, MessagePlace>('copyRoom'),
    writeClipboard: notProvidedPromise<void, CopiedText>('writeClipboard'),
    restoreMessages: notProvidedPromise<RoomInfo, { removalId: string }>('restoreMessages'),
  },
  actions: {
    setMessage: assign((_, { messageId }: { messageId: string }) => ({ messageId })),
    clearMessage: assign({ messageId: null }),
    setMenu: assign((_, { messageId }: { messageId: string }) => ({ menuFor: messageId })),
    clearMenu: assign({ menuFor: null }),
    setRemoved: assign((_, { removed }: { removed: RemovalOffer | null }) => ({ removed })),
    showRoom: (_, _params: { roomId: string }) => {},
    showCopiedToast: () => {},
    showNotCopiedToast: () => {},
    showErrorToast: (_, _params: { error: unknown }) => {},
  },
  guards: { hasRemoved: ({ context }) => context.removed !== null },
  delays: { offerPeriod: ({ context }) => context.removed?.offeredFor ?? 0 },
}).createMachine({
  id: 'messageActions',
  description:
    'Likes, pins, copies or deletes a message, shows an alternative of it, or opens a new room that continues from it, one at a time. One message at a time has its menu open. A deletion can be undone for a while.',
  type: 'parallel',
  context: ({ input }) => ({ ...input, messageId: null, menuFor: null }),
  states: {
    action: {
      initial: 'idle',
      states: {
        idle: {
          entry: 'clearMessage',
          on: {
            'message.like': {
              target: 'liking',
              actions: { type: 'setMessage', params: ({ event }) => ({ messageId: event.messageId }) },
            },
            'message.pin': {
              target: 'pinning',
              actions: { type: 'setMessage', params: ({ event }) => ({ messageId: event.messageId }) },
            },
            'alternative.choose': {
              target: 'showing',
              actions: { type: 'setMessage', params: ({ event }) => ({ messageId: event.messageId }) },
            },
            'message.delete': {
              target: 'deleting',
              actions: { type: 'setMessage', params: ({ event }) => ({ messageId: event.messageId }) },
            },
            'room.copy': {
              target: 'copying',
              actions: { type: 'setMessage', params: ({ event }) => ({ messageId: event.messageId }) },
            },
            'text.copy': 'writingClipboard',
          },
        },
        writingClipboard: {
          invoke: {
            id: 'writeClipboard',
            src: 'writeClipboard',
            input: ({ event }) => (event.type === 'text.copy' ? event : { text: '', isGenerated: false }),
            onDone: { target: 'idle', actions: 'showCopiedToast' },
            onError: { target: 'idle', actions: 'showNotCopiedToast' },
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
        pinning: {
          invoke: {
            id: 'pinMessage',
            src: 'pinMessage',
            input: ({ context, event }) => ({
              messageId: context.messageId ?? '',
              pinned: event.type === 'message.pin' && event.pinned,
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
        deleting: {
          invoke: {
            id: 'deleteMessage',
            src: 'deleteMessage',
            input: ({ context }) => ({ messageId: context.messageId ?? '' }),
            onDone: {
              target: 'idle',
              actions: [
                sendTo(
                  ({ context }) => context.parentRef,
                  ({ event }) => changeOf(event.output),
                ),
                raise(({ event }) => ({ type: 'removal.known', removed: event.output?.removed ?? null })),
              ],
            },
            onError: {
              target: 'idle',
              actions: { type: 'showErrorToast', params: ({ event }) => event },
            },
          },
        },
        copying: {
          invoke: {
            id: 'copyRoom',
            src: 'copyRoom',
            input: ({ context, event }) => ({
              roomId: event.type === 'room.copy' ? event.roomId : '',
              messageId: context.messageId ?? '',
            }),
            onDone: {
              target: 'idle',
              actions: { type: 'showRoom', params: ({ event }) => ({ roomId: event.output.roomId }) },
            },
            onError: {
              target: 'idle',
              actions: { type: 'showErrorToast', params: ({ event }) => event },
            },
          },
        },
      },
    },
    menu: {
      initial: 'closed',
      states: {
        closed: {
          on: { 'menu.open': { target: 'open', actions: { type: 'setMenu', params: ({ event }) => event } } },
        },
        open: {
          exit: 'clearMenu',
          on: { 'menu.close': 'closed' },
        },
      },
    },
    removal: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasRemoved', target: 'offered' }, { target: 'none' }] },
        none: {
          on: {
            'removal.known': {
              target: 'deciding',
              actions: { type: 'setRemoved', params: ({ event }) => event },
            },
          },
        },
        offered: {
          after: { offerPeriod: 'none' },
          on: {
            'removal.known': {
              target: 'deciding',
              actions: { type: 'setRemoved', params: ({ event }) => event },
            },
            'removal.undo': 'restoring',
          },
        },
        restoring: {
          invoke: {
            id: 'restoreMessages',
            src: 'restoreMessages',
            input: ({ context }) => ({ removalId: context.removed?.removalId ?? '' }),
            onDone: {
              target: 'deciding',
              actions: [
                sendTo(
                  ({ context }) => context.parentRef,
                  ({ event }) => ({ type: 'branch.shown', info: event.output }),
                ),
                { type: 'setRemoved', params: ({ event }) => ({ removed: event.output.removed ?? null }) },
              ],
            },
            onError: {
              target: 'offered',
              description:
                'The server restores for longer than it is offered: there is time for another attempt.',
              actions: { type: 'showErrorToast', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});

/** Without a page the message was missing: another page of the user's deleted it. */
const changeOf = (info: RoomInfo | null): MessageChange =>
  info === null ? { type: 'message.missing' } : { type: 'branch.shown', info };
