import { assertEvent, setup } from 'xstate';
import { notProvidedCallback, notProvidedPromise } from '../../shared/placeholders.ts';
import { showToast } from '../../shared/toast.ts';
import type { Failure } from '../../shared/failure.ts';
import type { ThreadKey, UnsentMessage } from './unsent-message.types.ts';

/** An unsent message, as the browser stores it. */
export interface StoredMessage {
  readonly thread: ThreadKey;
  readonly message: UnsentMessage;
}

/** The result of an attempt to send a message, final or preliminary. */
export type DeliveryResult =
  /** The server has it. */
  | { readonly kind: 'accepted' }
  /** A reply is being written in its room. */
  | { readonly kind: 'roomBusy' }
  /** It waits for the user in its room. */
  | { readonly kind: 'refused'; readonly failure: Failure };

export type DeliveryEvent =
  | { readonly type: 'session.started' }
  | { readonly type: 'session.ended' }
  /** A page of this browser has stored a message or removed one. */
  | { readonly type: 'unsent.changed' }
  | { readonly type: 'connection.restored' }
  /** No page shows the room of this message, and none will send it meanwhile. */
  | { readonly type: 'message.claimed'; readonly claimed: StoredMessage }
  /** Nothing is queued. Messages that need the user do not count. */
  | { readonly type: 'outbox.empty' }
  /** The code that reads the stored messages could not be loaded. */
  | { readonly type: 'outbox.unavailable' };

export const deliveryMachine = setup({
  types: {
    events: {} as DeliveryEvent,
    children: {} as {
      watchUnsent: 'watchUnsent';
      claimMessage: 'claimMessage';
      sendMessage: 'sendMessage';
    },
  },
  actors: {
    watchUnsent: notProvidedCallback('watchUnsent'),
    claimMessage: notProvidedCallback('claimMessage'),
    sendMessage: notProvidedPromise<DeliveryResult, StoredMessage>('sendMessage'),
  },
  actions: {
    refreshRoomList: () => {},
    showToast,
  },
  guards: {
    isRoomBusy: (_, { kind }: DeliveryResult) => kind === 'roomBusy',
    isRefused: (_, { kind }: DeliveryResult) => kind === 'refused',
  },
  // A server does not announce that it is back, nor that a reply has ended.
  delays: { roomBusyRetry: 3000, retryUnsentAfter: 30_000 },
}).createMachine({
  id: 'delivery',
  description:
    'Sends the stored messages of rooms that no page of this browser shows, one after the other. Where a room is shown, its outbox sends them.',
  invoke: {
    id: 'watchUnsent',
    src: 'watchUnsent',
    onError: { description: 'Without it messages are sent when the network returns, or in the next visit.' },
  },
  on: { 'session.started': '.claiming', 'session.ended': '.idle' },
  initial: 'claiming',
  states: {
    idle: {
      on: { 'unsent.changed': 'claiming', 'connection.restored': 'claiming' },
    },
    claiming: {
      invoke: {
        id: 'claimMessage',
        src: 'claimMessage',
        onError: 'postponed',
      },
      on: { 'outbox.empty': 'idle', 'outbox.unavailable': 'postponed' },
      initial: 'waiting',
      states: {
        waiting: {
          on: {
            'unsent.changed': '#delivery.claiming',
            'message.claimed': { target: 'sending', actions: 'refreshRoomList' },
          },
        },
        sending: {
          invoke: {
            id: 'sendMessage',
            src: 'sendMessage',
            input({ event }) {
              assertEvent(event, 'message.claimed');
              return event.claimed;
            },
            onDone: [
              {
                guard: { type: 'isRoomBusy', params: ({ event }) => event.output },
                target: '#delivery.postponed.roomBusy',
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: '#delivery.claiming',
                actions: [
                  {
                    type: 'showToast',
                    params: ({ event }) => ({ key: 'messageNotSent', error: failureIn(event.output) }),
                  },
                  'refreshRoomList',
                ],
              },
              { target: '#delivery.claiming', actions: 'refreshRoomList' },
            ],
            onError: '#delivery.postponed.unreachable',
          },
        },
      },
    },
    postponed: {
      on: { 'connection.restored': 'claiming' },
      initial: 'unreachable',
      states: {
        roomBusy: {
          description: 'The reply to the message before it is being written.',
          after: { roomBusyRetry: '#delivery.claiming' },
        },
        unreachable: { after: { retryUnsentAfter: '#delivery.claiming' } },
      },
    },
  },
});

const failureIn = (result: DeliveryResult) => (result.kind === 'refused' ? result.failure : null);
