import { assign, sendTo, setup } from 'xstate';
import { notProvidedEvents } from '../../shared/placeholders.ts';
import { isTransientError, type ChangeFeedReport } from './room-refresh.reducers.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';

export interface ChangeFeedInput {
  readonly parentRef: ParentRef<ChangeFeedReport>;
  readonly roomId: string;
}

export interface ChangeFeedContext extends ChangeFeedInput {
  /** The number of the last change that was received; null before the feed was open. */
  readonly seq: number | null;
  /** How many connections failed since the last that opened. */
  readonly failures: number;
}

/** The reports of the feed's reader. */
export type ChangeStreamEvent =
  | { readonly type: 'stream.opened'; readonly seq: number }
  /** Bytes arrived: the connection is alive. */
  | { readonly type: 'stream.heartbeat' }
  | ChangeReceived;

/** A room changed, or what has this name. */
export interface ChangeReceived {
  readonly type: 'change.received';
  readonly seq: number;
  readonly subject: 'account' | 'memory' | { readonly roomId: string };
}

export type ChangeFeedEvent =
  | ChangeStreamEvent
  /** The network is back: the backoff ends. */
  | { readonly type: 'connection.restored' };

export const changeFeedMachine = setup({
  types: {
    context: {} as ChangeFeedContext,
    input: {} as ChangeFeedInput,
    events: {} as ChangeFeedEvent,
    children: {} as { readChanges: 'readChanges' },
  },
  actors: {
    readChanges: notProvidedEvents<ChangeStreamEvent, { after: number | null }>('readChanges'),
  },
  actions: {
    setSeq: assign((_, { seq }: { seq: number }) => ({ seq, failures: 0 })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    reportClosed: sendTo(({ context }) => context.parentRef, { type: 'feed.closed' }),
    /** Another room changed. */
    refreshRoomList: () => {},
    /** The memory of a mate changed. */
    refreshMemory: () => {},
  },
  guards: {
    isFirst: ({ context }) => context.seq === null,
    isRoom: ({ context }, { subject }: ChangeReceived) =>
      typeof subject === 'object' && subject.roomId === context.roomId,
    isAccount: (_, { subject }: ChangeReceived) => subject === 'account',
    isMemory: (_, { subject }: ChangeReceived) => subject === 'memory',
    isTransient: (_, { error }: { error: unknown }) => isTransientError(error),
  },
  delays: {
    slowAfter: 15_000,
    // The server sends a heartbeat every ten seconds.
    silence: 25_000,
    backoff: ({ context }) => Math.min(30_000, 1000 * 2 ** context.failures),
  },
}).createMachine({
  id: 'changeFeed',
  description:
    'Reports at once what happens elsewhere: in another tab, or on another device. After an interruption it continues where it was.',
  context: ({ input }) => ({ ...input, seq: null, failures: 0 }),
  entry: 'reportClosed',
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readChanges',
        src: 'readChanges',
        input: ({ context }) => ({ after: context.seq }),
        onDone: {
          target: 'waiting',
          description: 'The server stops, or the user has too many pages open.',
          actions: 'countFailure',
        },
        onError: [
          {
            guard: { type: 'isTransient', params: ({ event }) => event },
            target: 'waiting',
            actions: 'countFailure',
          },
          { target: 'unavailable' },
        ],
      },
      initial: 'connecting',
      states: {
        connecting: {
          after: { slowAfter: { target: '#changeFeed.waiting', actions: 'countFailure' } },
          on: {
            'stream.opened': [
              {
                guard: 'isFirst',
                target: 'open',
                actions: [
                  { type: 'setSeq', params: ({ event }) => event },
                  sendTo(({ context }) => context.parentRef, { type: 'feed.opened' }),
                ],
              },
              {
                target: 'open',
                description:
                  'Changes may be missing: the server lost some, or none were read while the page was suspended.',
                actions: [
                  { type: 'setSeq', params: ({ event }) => event },
                  sendTo(({ context }) => context.parentRef, { type: 'feed.reopened' }),
                ],
              },
            ],
          },
        },
        open: {
          exit: 'reportClosed',
          initial: 'alive',
          states: {
            alive: {
              after: { silence: '#changeFeed.waiting' },
              on: { 'stream.heartbeat': { target: 'alive', reenter: true } },
            },
          },
          on: {
            'change.received': [
              {
                guard: { type: 'isRoom', params: ({ event }) => event },
                actions: [
                  { type: 'setSeq', params: ({ event }) => event },
                  sendTo(({ context }) => context.parentRef, { type: 'room.changed' }),
                ],
              },
              {
                guard: { type: 'isAccount', params: ({ event }) => event },
                actions: [
                  { type: 'setSeq', params: ({ event }) => event },
                  sendTo(({ context }) => context.parentRef, { type: 'account.changed' }),
                ],
              },
              {
                guard: { type: 'isMemory', params: ({ event }) => event },
                actions: [{ type: 'setSeq', params: ({ event }) => event }, 'refreshMemory'],
              },
              { actions: [{ type: 'setSeq', params: ({ event }) => event }, 'refreshRoomList'] },
            ],
          },
        },
      },
    },
    waiting: {
      after: { backoff: 'reading' },
      on: { 'connection.restored': 'reading' },
    },
    unavailable: {
      description: 'The host has no feed, or the session ended. Regular checks find what happened.',
    },
  },
});
