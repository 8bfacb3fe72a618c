import { assign, setup, type ActorRefFrom } from 'xstate';
import type { HomeCopies } from '../../../../contract/home-copies.ts';
import {
  isAbandoned,
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

export const homeCopiesMachine = setup({
  types: {
    context: {} as HomeCopiesContext,
    events: {} as HomeCopiesEvent,
    tags: {} as 'failed' | 'on',
    children: {} as {
      request: 'fetchCopies';
      readCopies: 'readCopies';
      turnOn: 'changeCopies';
      turnOff: 'changeCopies';
      copyNow: 'changeCopies';
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
    isAbandoned,
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
                { guard: { type: 'is', params: { state: 'never' } }, target: 'resting.last.never' },
                { guard: { type: 'is', params: { state: 'fresh' } }, target: 'resting.last.fresh' },
                { guard: { type: 'is', params: { state: 'stale' } }, target: 'resting.last.stale' },
                { guard: { type: 'is', params: { state: 'failed' } }, target: 'resting.last.failed' },
                { guard: { type: 'is', params: { state: 'running' } }, target: 'running' },
                { target: 'off' },
              ],
            },
            unset: { description: 'The owner of the computer has named no folder.' },
            off: { on: { 'copies.turnOn': 'turningOn' } },
            turningOn: {
              invoke: {
                id: 'turnOn',
                src: 'changeCopies',
                input: { change: 'on' },
                onDone: [
                  {
                    guard: { type: 'isExecuted', params: ({ event }) => event.output },
                    target: 'deciding',
                    actions: { type: 'setChanged', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isAbandoned', params: ({ event }) => event.output },
                    target: '#homeCopies.loading',
                  },
                  { target: 'off' },
                ],
                onError: 'off',
              },
            },
            resting: {
              tags: 'on',
              type: 'parallel',
              on: { 'copies.start': 'starting', 'copies.turnOff': 'turningOff' },
              states: {
                last: { initial: 'never', states: { never: {}, fresh: {}, stale: {}, failed: {} } },
                refresh: {
                  description: 'The night may come while the page is open.',
                  initial: 'waiting',
                  states: {
                    waiting: { after: { readInterval: 'reading' } },
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
            running: {
              tags: 'on',
              initial: 'waiting',
              on: { 'copies.turnOff': 'turningOff' },
              states: {
                waiting: { after: { pollInterval: 'reading' } },
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
            starting: {
              tags: 'on',
              invoke: {
                id: 'copyNow',
                src: 'changeCopies',
                input: { change: 'now' },
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
            turningOff: {
              tags: 'on',
              invoke: {
                id: 'turnOff',
                src: 'changeCopies',
                input: { change: 'off' },
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

export type HomeCopiesActor = ActorRefFrom<typeof homeCopiesMachine>;
