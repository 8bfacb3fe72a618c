import { assign, setup } from 'xstate';
import type { RoomInfo } from '../../../contract/room.ts';
import { notProvidedCallback, notProvidedPromise } from '../shared/placeholders.ts';
import type { PageRequest } from './older-messages.types.ts';
import { intervalOf, longestBackoff, mayPass } from './room-refresh.reducers.ts';
import type {
  Due,
  RoomRefreshContext,
  RoomRefreshEvent,
  RoomRefreshInput,
  Returned,
} from './room-refresh.types.ts';

/** Finds out what was said elsewhere. */
export const roomRefreshMachine = setup({
  types: {
    context: {} as RoomRefreshContext,
    input: {} as RoomRefreshInput,
    events: {} as RoomRefreshEvent,
    children: {} as { watchRoom: 'watchRoom'; readNewest: 'fetchMessages'; readHead: 'fetchMessages' },
  },
  actors: {
    fetchMessages: notProvidedPromise<RoomInfo, PageRequest>('fetchMessages'),
    watchRoom: notProvidedCallback<RoomRefreshEvent, { roomId: string }>('watchRoom'),
  },
  actions: {
    countFailure: assign(({ context }) => ({ failures: Math.min(context.failures + 1, longestBackoff) })),
    forgetFailures: assign({ failures: 0 }),
    tellDue: (_, _params: Due) => {},
    tellReturned: (_, _params: Returned) => {},
    tellChecked: (_, _params: { info: RoomInfo }) => {},
    tellRenewed: (_, _params: { info: RoomInfo }) => {},
    logFailure: (_, _params: { error: unknown }) => {},
  },
  guards: { mayPass: (_, { error }: { error: unknown }) => mayPass(error) },
  delays: { interval: ({ context }) => intervalOf(context), slowAfter: 15_000 },
}).createMachine({
  id: 'roomRefresh',
  description:
    'The room may change elsewhere: in another tab, on another device, or on the server while this page slept. A visible page checks for the newest message every few seconds, and reads the newest page when it may have missed something.',
  context: ({ input }) => ({ roomId: input.roomId, jitter: input.jitter, failures: 0 }),
  initial: 'watched',
  states: {
    watched: {
      invoke: {
        id: 'watchRoom',
        src: 'watchRoom',
        input: ({ context }) => ({ roomId: context.roomId }),
        onError: {
          target: 'unwatched',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'page.shown': {
          target: '.visible',
          actions: ['forgetFailures', { type: 'tellReturned', params: ({ event }) => ({ by: event.type }) }],
        },
        'page.hidden': '.paused',
        'connection.restored': {
          actions: ['forgetFailures', { type: 'tellReturned', params: ({ event }) => ({ by: event.type }) }],
        },
      },
      initial: 'visible',
      states: {
        visible: {
          on: {
            'room.changed': {
              actions: { type: 'tellReturned', params: ({ event }) => ({ by: event.type }) },
            },
            'refresh.request': '.renewing',
          },
          initial: 'fresh',
          states: {
            fresh: {
              after: {
                interval: {
                  target: 'fresh',
                  reenter: true,
                  actions: { type: 'tellDue', params: ({ context }) => ({ failures: context.failures }) },
                },
              },
              on: { 'check.request': 'checking' },
            },
            checking: {
              description: 'Reads the newest message alone: only if it is news the page is read.',
              invoke: {
                id: 'readHead',
                src: 'fetchMessages',
                input: ({ context }) => ({ roomId: context.roomId, before: null, limit: 1 }),
                onDone: {
                  target: 'fresh',
                  actions: [
                    'forgetFailures',
                    { type: 'tellChecked', params: ({ event }) => ({ info: event.output }) },
                  ],
                },
                onError: [
                  {
                    guard: { type: 'mayPass', params: ({ event }) => ({ error: event.error }) },
                    target: 'fresh',
                    actions: [
                      'countFailure',
                      { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
                    ],
                  },
                  {
                    target: '#roomRefresh.watched.paused',
                    actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
                  },
                ],
              },
              after: { slowAfter: { target: 'fresh', actions: 'countFailure' } },
            },
            renewing: {
              invoke: {
                id: 'readNewest',
                src: 'fetchMessages',
                input: ({ context }) => ({ roomId: context.roomId, before: null }),
                onDone: {
                  target: 'fresh',
                  actions: [
                    'forgetFailures',
                    { type: 'tellRenewed', params: ({ event }) => ({ info: event.output }) },
                  ],
                },
                onError: {
                  target: 'fresh',
                  actions: [
                    'countFailure',
                    { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
                  ],
                },
              },
            },
          },
        },
        paused: {
          description:
            'Nobody sees the page, or its room cannot be read: the session is over, or the room was deleted.',
        },
      },
    },
    unwatched: { description: 'Only opening the room again shows what happened elsewhere.' },
  },
});
