import { assign, setup, stateIn, type ActorRefFrom } from 'xstate';
import { notProvidedCallback } from '../shared/placeholders.ts';
import { notProvidedRequest } from '../shared/request.ts';
import { supervised } from '../shared/supervised.ts';
import { memoryActionsMachine, type MemoryChange } from './memory-actions.machine.ts';
import {
  applyChange,
  withMemory,
  type LoadedMemory,
  type MateMemoryChildren,
  type MateMemoryContext,
  type MateMemoryEvent,
  type MateMemoryInput,
  type MateMemoryTag,
} from './mate-memory.reducers.ts';

/** The memory of a mate about the user. */
export const mateMemoryMachine = setup({
  types: {
    context: {} as MateMemoryContext,
    input: {} as MateMemoryInput,
    events: {} as MateMemoryEvent,
    tags: {} as MateMemoryTag,
    children: {} as MateMemoryChildren,
  },
  actors: {
    fetchMemory: notProvidedRequest<LoadedMemory, MateMemoryInput>('fetchMemory'),
    refreshMemory: notProvidedRequest<LoadedMemory, MateMemoryInput>('refreshMemory'),
    memoryActions: supervised(memoryActionsMachine),
    watchPage: notProvidedCallback('watchPage'),
  },
  actions: {
    setMemory: assign(({ context }, memory: LoadedMemory) => withMemory(context, memory)),
    setRemembers: assign((_, { remembers }: { remembers: boolean }) => ({ remembers })),
    setQuery: assign((_, { query }: { query: string }) => ({ query })),
    applyChange: assign(({ context }, change: MemoryChange) => applyChange(context, change)),
    clearForgotten: assign({ forgotten: [] }),
  },
  guards: {
    hasMate: ({ context }) => context.mateId !== null,
    isShown: stateIn({ page: 'ready' }),
  },
  // The time for which the host can bring back what was forgotten.
  delays: { undoTime: 60_000 },
}).createMachine({
  id: 'mateMemory',
  description:
    'Lists what a mate remembers. What is forgotten stays in its place for as long as the host can bring it back.',
  context: ({ input }) => ({ ...input, memories: [], remembers: true, forgotten: [], query: '' }),
  type: 'parallel',
  states: {
    page: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasMate', target: 'loading' }, { target: 'empty' }] },
        empty: { description: 'The page was opened without a mate.' },
        loading: {
          invoke: {
            id: 'request',
            src: 'fetchMemory',
            input: ({ context: { mateId, roomId, mateName } }) => ({ mateId, roomId, mateName }),
            onDone: { target: 'ready', actions: { type: 'setMemory', params: ({ event }) => event.output } },
            onError: 'failed',
          },
        },
        failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
        ready: {
          tags: 'shown',
          invoke: {
            id: 'memoryActions',
            src: 'memoryActions',
            input: ({ context: { mateId, roomId, memories }, self }) => ({
              parentRef: self,
              mateId: mateId ?? '',
              roomId,
              memories,
            }),
          },
          on: {
            'search.change': { actions: { type: 'setQuery', params: ({ event }) => event } },
            'memory.*': { actions: { type: 'applyChange', params: ({ event }) => event } },
            'room.switched': { actions: { type: 'setRemembers', params: ({ event }) => event } },
          },
        },
      },
    },
    undo: {
      initial: 'none',
      states: {
        none: { on: { 'memory.forgotten': 'offered' } },
        offered: {
          on: { 'memory.forgotten': { target: 'offered', reenter: true } },
          after: { undoTime: { target: 'none', actions: 'clearForgotten' } },
        },
      },
    },
    refresh: {
      description:
        'Reads the memories again in the background: the server adds some later, and a newer one may have made another one past. A list that cannot be read stays until the next change, or until the page or the network returns.',
      invoke: {
        id: 'watchPage',
        src: 'watchPage',
        onError: { description: 'Without it the list changes with the user’s own changes only.' },
      },
      // A pending list can be older than the change: it is fetched again.
      on: {
        'memories.outdated': { guard: 'isShown', target: '.fetching' },
        'page.shown': { guard: 'isShown', target: '.fetching' },
        'connection.restored': { guard: 'isShown', target: '.fetching' },
        'memory.*': '.fetching',
        'room.switched': '.fetching',
      },
      initial: 'idle',
      states: {
        idle: {},
        fetching: {
          invoke: {
            id: 'refresh',
            src: 'refreshMemory',
            input: ({ context: { mateId, roomId, mateName } }) => ({ mateId, roomId, mateName }),
            onDone: { target: 'idle', actions: { type: 'setMemory', params: ({ event }) => event.output } },
            onError: 'idle',
          },
        },
      },
    },
  },
});

export type MateMemoryActor = ActorRefFrom<typeof mateMemoryMachine>;
