import { assertEvent, assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { HomeCopies } from '../../../../contract/account/home-copies.ts';
import {
  isExecuted,
  notProvidedCommand,
  resultOf,
  type CommandOutcome,
} from '../../shared/commands/command.ts';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import { notProvidedRequest } from '../../shared/request.ts';
import type { ChildCrashed } from '../../shared/supervised.ts';
import { copyKeyMachine } from './copy-key.machine.ts';

export interface HomeCopiesContext {
  /** What is known of the copies; null before that, and for who may have none. */
  readonly copies: HomeCopies | null;
}

export type HomeCopiesEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'copies.turnOn' }
  | { readonly type: 'copies.turnOff' }
  | { readonly type: 'copies.start' }
  | { readonly type: 'key.request' }
  | ChildCrashed;

export type CopiesChange = 'on' | 'off' | 'now';

const changes = { 'copies.turnOn': 'on', 'copies.turnOff': 'off', 'copies.start': 'now' } as const;

export const homeCopiesMachine = setup({
  types: {
    context: {} as HomeCopiesContext,
    events: {} as HomeCopiesEvent,
    tags: {} as 'failed',
    children: {} as {
      request: 'fetchCopies';
      readCopies: 'readCopies';
      change: 'changeCopies';
      copyKey: 'copyKey';
    },
  },
  actors: {
    fetchCopies: notProvidedRequest<HomeCopies | null>('fetchCopies'),
    readCopies: notProvidedPromise<HomeCopies | null>('readCopies'),
    changeCopies: notProvidedCommand<HomeCopies, { change: CopiesChange }>('changeCopies'),
    copyKey: copyKeyMachine,
  },
  actions: {
    setCopies: assign((_, { copies }: { copies: HomeCopies | null }) => ({ copies })),
    setChanged: assign({ copies: (_, outcome: CommandOutcome<HomeCopies>) => resultOf(outcome) }),
    setKeySaved: assign(({ context: { copies } }) => ({
      copies: copies === null ? null : { ...copies, isKeySaved: true },
    })),
  },
  guards: {
    isExecuted,
    isFor: (_, { copies }: { copies: HomeCopies | null }) => copies !== null,
    is: ({ context }, { state }: { state: HomeCopies['state'] }) => context.copies?.state === state,
    isKeyUnsaved: ({ context: { copies } }) =>
      copies !== null && copies.recipient !== null && !copies.isKeySaved,
    isSaved: (_, { isSaved }: { isSaved: boolean }) => isSaved,
  },
  delays: { pollInterval: 1000, readInterval: 5 * 60_000 },
}).createMachine({
  id: 'homeCopies',
  description:
    'The copies of the account that a server at home writes and proves each night: its owner turns them on, follows them, and writes down their key.',
  context: { copies: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'request',
        src: 'fetchCopies',
        onDone: [
          {
            guard: { type: 'isFor', params: ({ event }) => ({ copies: event.output }) },
            target: 'offered',
            actions: { type: 'setCopies', params: ({ event }) => ({ copies: event.output }) },
          },
          { target: 'absent' },
        ],
        onError: 'failed',
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
    absent: { description: 'Only the owner of a home has copies.' },
    offered: {
      type: 'parallel',
      states: {
        copies: {
          initial: 'deciding',
          states: {
            deciding: {
              description: 'What the server says decides.',
              always: [
                { guard: { type: 'is', params: { state: 'unset' } }, target: 'unset' },
                { guard: { type: 'is', params: { state: 'never' } }, target: 'on.last.resting.never' },
                { guard: { type: 'is', params: { state: 'fresh' } }, target: 'on.last.resting.fresh' },
                { guard: { type: 'is', params: { state: 'stale' } }, target: 'on.last.resting.stale' },
                { guard: { type: 'is', params: { state: 'failed' } }, target: 'on.last.resting.failed' },
                { guard: { type: 'is', params: { state: 'running' } }, target: 'on.last.running' },
                { target: 'off' },
              ],
            },
            unset: { description: 'The owner of the computer has named no folder.' },
            off: { on: { 'copies.turnOn': 'changing' } },
            on: {
              type: 'parallel',
              on: { 'copies.turnOff': 'changing' },
              states: {
                last: {
                  initial: 'resting',
                  states: {
                    resting: {
                      on: { 'copies.start': '#homeCopies.offered.copies.changing' },
                      initial: 'never',
                      states: { never: {}, fresh: {}, stale: {}, failed: {} },
                    },
                    running: {},
                  },
                },
                refresh: {
                  description: 'A copy is followed, and the night may come while the page is open.',
                  initial: 'waiting',
                  states: {
                    waiting: {
                      after: {
                        pollInterval: {
                          guard: { type: 'is', params: { state: 'running' } },
                          target: 'reading',
                        },
                        readInterval: 'reading',
                      },
                    },
                    reading: {
                      invoke: {
                        id: 'readCopies',
                        src: 'readCopies',
                        onDone: {
                          target: '#homeCopies.offered.copies.deciding',
                          actions: { type: 'setCopies', params: ({ event }) => ({ copies: event.output }) },
                        },
                        onError: 'waiting',
                      },
                    },
                  },
                },
              },
            },
            changing: {
              invoke: {
                id: 'change',
                src: 'changeCopies',
                input: ({ event }) => toChange(event),
                onDone: [
                  {
                    guard: { type: 'isExecuted', params: ({ event }) => event.output },
                    target: 'deciding',
                    actions: { type: 'setChanged', params: ({ event }) => event.output },
                  },
                  { target: '#homeCopies.loading' },
                ],
                onError: '#homeCopies.loading',
              },
            },
          },
        },
        key: {
          initial: 'idle',
          states: {
            idle: { on: { 'key.request': { guard: 'isKeyUnsaved', target: 'shown' } } },
            shown: {
              invoke: {
                id: 'copyKey',
                src: 'copyKey',
                onDone: [
                  {
                    guard: { type: 'isSaved', params: ({ event }) => ({ isSaved: event.output }) },
                    target: 'idle',
                    actions: 'setKeySaved',
                  },
                  { target: 'idle' },
                ],
                onError: 'idle',
              },
            },
          },
        },
      },
    },
  },
});

/** Throws for events that change nothing. */
function toChange(event: HomeCopiesEvent): { change: CopiesChange } {
  assertEvent(event, ['copies.turnOn', 'copies.turnOff', 'copies.start']);
  return { change: changes[event.type] };
}

/** Whether copies are made, as far as the server has said. */
export const selectIsOn = ({ context: { copies } }: SnapshotFrom<typeof homeCopiesMachine>): boolean =>
  copies !== null && copies.state !== 'off' && copies.state !== 'unset';

export type HomeCopiesActor = ActorRefFrom<typeof homeCopiesMachine>;
