import { assign, sendTo, setup } from 'xstate';
import type { RoomInfo } from '../../../contract/room.ts';
import { notProvidedCallback, notProvidedPromise } from '../shared/placeholders.ts';
import type { PageRequest } from './older-messages.types.ts';
import { intervalOf, isTransientError, longestBackoff } from './room-refresh.reducers.ts';
import type { RoomRefreshContext, RoomRefreshEvent, RoomRefreshInput } from './room-refresh.types.ts';

export const roomRefreshMachine = setup({
  types: {
    context: {} as RoomRefreshContext,
    input: {} as RoomRefreshInput,
    events: {} as RoomRefreshEvent,
    children: {} as { watchRoom: 'watchRoom'; fetchPage: 'fetchMessages'; fetchNewest: 'fetchMessages' },
  },
  actors: {
    fetchMessages: notProvidedPromise<RoomInfo, PageRequest>('fetchMessages'),
    watchRoom: notProvidedCallback<RoomRefreshEvent, { roomId: string }>('watchRoom'),
  },
  actions: {
    countFailure: assign(({ context }) => ({ failures: Math.min(context.failures + 1, longestBackoff) })),
    clearFailures: assign({ failures: 0 }),
    logFailure: (_, _params: { error: unknown }) => {},
  },
  guards: { isTransient: (_, { error }: { error: unknown }) => isTransientError(error) },
  delays: { interval: ({ context }) => intervalOf(context), slowAfter: 15_000 },
}).createMachine({
  id: 'roomRefresh',
  description:
    'The room may change elsewhere: in another tab, on another device, or on the server while this page was suspended. A visible page checks for the newest message every few seconds, and fetches the newest page when it may have missed something.',
  context: ({ input }) => ({ ...input, failures: 0 }),
  initial: 'watching',
  states: {
    watching: {
      invoke: {
        id: 'watchRoom',
        src: 'watchRoom',
        input: ({ context }) => ({ roomId: context.roomId }),
        onError: {
          target: 'notWatching',
          actions: { type: 'logFailure', params: ({ event }) => event },
        },
      },
      on: {
        'page.shown': {
          target: '.visible',
          actions: ['clearFailures', sendTo(({ context }) => context.parentRef, { type: 'page.resumed' })],
        },
        'page.hidden': '.paused',
        'connection.restored': {
          actions: ['clearFailures', sendTo(({ context }) => context.parentRef, { type: 'page.resumed' })],
        },
      },
      initial: 'visible',
      states: {
        visible: {
          on: {
            'room.changed': {
              actions: sendTo(({ context }) => context.parentRef, { type: 'page.resumed' }),
            },
            'refresh.request': '.refreshing',
          },
          initial: 'idle',
          states: {
            idle: {
              after: {
                interval: {
                  target: 'idle',
                  reenter: true,
                  actions: sendTo(({ context }) => context.parentRef, { type: 'check.due' }),
                },
              },
              on: { 'check.request': 'checking' },
            },
            checking: {
              description: 'Fetches the newest message alone: the page is fetched only where it is news.',
              invoke: {
                id: 'fetchNewest',
                src: 'fetchMessages',
                input: ({ context }) => ({ roomId: context.roomId, before: null, limit: 1 }),
                onDone: {
                  target: 'idle',
                  actions: [
                    'clearFailures',
                    sendTo(
                      ({ context }) => context.parentRef,
                      ({ event }) => ({ type: 'room.checked', info: event.output }),
                    ),
                  ],
                },
                onError: [
                  {
                    guard: { type: 'isTransient', params: ({ event }) => event },
                    target: 'idle',
                    actions: ['countFailure', { type: 'logFailure', params: ({ event }) => event }],
                  },
                  {
                    target: '#roomRefresh.watching.paused',
                    actions: { type: 'logFailure', params: ({ event }) => event },
                  },
                ],
              },
              after: { slowAfter: { target: 'idle', actions: 'countFailure' } },
            },
            refreshing: {
              invoke: {
                id: 'fetchPage',
                src: 'fetchMessages',
                input: ({ context }) => ({ roomId: context.roomId, before: null }),
                onDone: {
                  target: 'idle',
                  actions: [
                    'clearFailures',
                    sendTo(
                      ({ context }) => context.parentRef,
                      ({ event }) => ({ type: 'room.refreshed', info: event.output }),
                    ),
                  ],
                },
                onError: {
                  target: 'idle',
                  actions: ['countFailure', { type: 'logFailure', params: ({ event }) => event }],
                },
              },
            },
          },
        },
        paused: {
          description:
            'The page is hidden, or its room cannot be read: the session ended, or the room was deleted.',
        },
      },
    },
    notWatching: { description: 'Only opening the room again shows what happened elsewhere.' },
  },
});
