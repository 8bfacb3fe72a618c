import { setup } from 'xstate';
import type { RoomInfo } from '../../contract/room.ts';
import { absentCallback, absentPromise } from './absent.ts';
import type { PageWish } from './history.types.ts';
import type { RenewalEvent, RenewalInput, Returned } from './renewal.types.ts';

/** What was said elsewhere meanwhile. */
export const renewalMachine = setup({
  types: {
    context: {} as RenewalInput,
    input: {} as RenewalInput,
    events: {} as RenewalEvent,
    children: {} as { watchPage: 'watchPage'; readNewest: 'readPage' },
  },
  actors: {
    readPage: absentPromise<RoomInfo, PageWish>('readPage'),
    watchPage: absentCallback('watchPage'),
  },
  actions: {
    tellReturned: (_, _params: Returned) => {},
    tellRenewed: (_, _params: { info: RoomInfo }) => {},
    logFailure: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'renewal',
  description:
    'The room may have gone on elsewhere: in another tab, or on the server while this page slept. Hears of it, and reads the newest page when the conversation rests.',
  context: ({ input }) => ({ roomId: input.roomId }),
  initial: 'watched',
  states: {
    watched: {
      invoke: {
        id: 'watchPage',
        src: 'watchPage',
        onError: {
          target: 'unwatched',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'page.shown': { actions: { type: 'tellReturned', params: ({ event }) => ({ by: event.type }) } },
        'connection.restored': {
          actions: { type: 'tellReturned', params: ({ event }) => ({ by: event.type }) },
        },
      },
      initial: 'fresh',
      states: {
        fresh: { on: { 'renewal.request': 'renewing' } },
        renewing: {
          invoke: {
            id: 'readNewest',
            src: 'readPage',
            input: ({ context }) => ({ roomId: context.roomId, before: null }),
            onDone: {
              target: 'fresh',
              actions: { type: 'tellRenewed', params: ({ event }) => ({ info: event.output }) },
            },
            onError: {
              target: 'fresh',
              actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    unwatched: { description: 'Only opening the room again tells what happened elsewhere.' },
  },
});
