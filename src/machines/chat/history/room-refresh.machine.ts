import { assign, sendTo, setup, stateIn } from 'xstate';
import type { RoomInfo } from '../../../../contract/rooms/room.ts';
import { code } from '../../../../contract/envelope.ts';
import { toFailure } from '../../shared/failure.ts';
import { notProvidedCallback, notProvidedPromise } from '../../shared/placeholders.ts';
import { supervised } from '../../shared/supervised.ts';
import type { PageRequest } from './older-messages.machine.ts';
import { changeFeedMachine } from './change-feed.machine.ts';
import {
  intervalOf,
  isTransientError,
  longestBackoff,
  type RoomRefreshContext,
  type RoomRefreshEvent,
  type RoomRefreshInput,
} from './room-refresh.reducers.ts';

export const roomRefreshMachine = setup({
  types: {
    context: {} as RoomRefreshContext,
    input: {} as RoomRefreshInput,
    events: {} as RoomRefreshEvent,
    children: {} as {
      watchPage: 'watchPage';
      changeFeed: 'changeFeed';
      fetchPage: 'fetchMessages';
      fetchNewest: 'fetchMessages';
    },
  },
  actors: {
    fetchMessages: notProvidedPromise<RoomInfo, PageRequest>('fetchMessages'),
    changeFeed: supervised(changeFeedMachine),
    watchPage: notProvidedCallback<RoomRefreshEvent>('watchPage'),
  },
  actions: {
    countFailure: assign(({ context }) => ({ failures: Math.min(context.failures + 1, longestBackoff) })),
    clearFailures: assign({ failures: 0 }),
    reportNeeded: sendTo(({ context }) => context.parentRef, { type: 'refresh.needed' }),
    reportDue: sendTo(({ context }) => context.parentRef, { type: 'check.due' }),
    reportMissing: sendTo(({ context }) => context.parentRef, { type: 'room.missing' }),
  },
  guards: {
    isTransient: (_, { error }: { error: unknown }) => isTransientError(error),
    isNotFound: (_, { error }: { error: unknown }) => toFailure(error).code === code.notFound,
    isFollowing: stateIn({ watching: { visible: { feed: 'open' } } }),
  },
  delays: { interval: ({ context }) => intervalOf(context), slowAfter: 15_000 },
}).createMachine({
  id: 'roomRefresh',
  description:
    'The room may change elsewhere: in another tab, on another device, or on the server while this page was suspended. A visible page follows the feed of changes; without one it checks for the newest message every few seconds. It fetches the newest page when it may have missed something.',
  context: ({ input }) => ({ ...input, failures: 0 }),
  initial: 'watching',
  states: {
    watching: {
      invoke: {
        id: 'watchPage',
        src: 'watchPage',
        onError: 'notWatching',
      },
      on: {
        'page.shown': {
          target: '.visible',
          actions: ['clearFailures', 'reportNeeded'],
        },
        'page.hidden': '.paused',
        'connection.restored': { actions: 'reportNeeded' },
      },
      initial: 'visible',
      states: {
        visible: {
          on: {
            'account.changed': {
              actions: sendTo(
                ({ context }) => context.parentRef,
                ({ event }) => event,
              ),
            },
            'room.changed': { actions: 'reportNeeded' },
          },
          type: 'parallel',
          states: {
            check: {
              on: { 'refresh.request': '.refreshing' },
              initial: 'idle',
              states: {
                idle: {
                  after: {
                    interval: [
                      { guard: 'isFollowing', target: 'idle', reenter: true },
                      { target: 'idle', reenter: true, actions: 'reportDue' },
                    ],
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
                        actions: 'countFailure',
                      },
                      {
                        guard: { type: 'isNotFound', params: ({ event }) => event },
                        target: '#roomRefresh.watching.paused',
                        actions: 'reportMissing',
                      },
                      { target: '#roomRefresh.watching.paused' },
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
                    onError: [
                      {
                        guard: { type: 'isNotFound', params: ({ event }) => event },
                        target: '#roomRefresh.watching.paused',
                        description: 'The room was deleted elsewhere.',
                        actions: 'reportMissing',
                      },
                      {
                        guard: { type: 'isTransient', params: ({ event }) => event },
                        target: 'waiting',
                        actions: 'countFailure',
                      },
                      { target: 'idle' },
                    ],
                  },
                },
                waiting: { after: { interval: 'refreshing' } },
              },
            },
            feed: {
              invoke: {
                id: 'changeFeed',
                src: 'changeFeed',
                input: ({ context, self }) => ({ parentRef: self, roomId: context.roomId }),
              },
              on: {
                'connection.restored': {
                  actions: ['clearFailures', sendTo('changeFeed', ({ event }) => event), 'reportNeeded'],
                },
              },
              initial: 'closed',
              states: {
                closed: {
                  on: {
                    'feed.opened': {
                      target: 'open',
                      description: 'Messages may have been written elsewhere since the room was loaded.',
                      actions: 'reportDue',
                    },
                    'feed.reopened': { target: 'open', actions: 'reportNeeded' },
                  },
                },
                open: { on: { 'feed.closed': 'closed' } },
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
