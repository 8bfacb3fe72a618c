import { mateMemoryMachine } from '../../../src/machines/memory/mate-memory.machine.ts';
import { isChapter, memoryIdOf, type Memory } from '../../../src/machines/memory/memory.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { broken } from '../support/outcomes.ts';
import { harbor, nurse, porto } from './memory-samples.ts';

const mateName = 'Iris';

/** Chapters behave in the same way. */
const facts = (memories: readonly Memory[]) => memories.filter((memory) => !isChapter(memory));

export const model = modelOf(mateMemoryMachine, {
  inputs: [
    { mateId: 'iris-vale', roomId: 'room-1', mateName: null },
    { mateId: null, roomId: null, mateName: null },
  ],
  events: {
    'search.change': [{ query: 'nurse' }, { query: 'zebra' }],
    'memory.changed': ({ context: { memories, forgotten } }) =>
      [...facts(memories), ...forgotten].map((memory) => ({ memory })),
    'memory.forgotten': ({ context: { memories } }) =>
      facts(memories).map((memory) => ({ memoryId: memoryIdOf(memory) })),
    'memory.missing': ({ context: { memories } }) =>
      facts(memories).map((memory) => ({ memoryId: memoryIdOf(memory) })),
    'room.switched': [{ remembers: false }],
  },
  actors: {
    fetchMemory: {
      done: [
        { memories: [nurse, harbor], remembers: true, mateName },
        { memories: [], remembers: true, mateName },
      ],
      error: [broken],
    },
    refreshMemory: { done: [{ memories: [porto, harbor], remembers: true, mateName }], error: [broken] },
    memoryActions: {},
    watchPage: { error: [new Error('nothing to watch')] },
  },
  // Only a list that is shown has buttons. The filter shows everything only where nothing else happened.
  within: (snapshot, { type }) => {
    const { memories, remembers, query } = snapshot.context;
    if (type.startsWith('xstate.')) return true;
    if (/^(memory|room)\./.test(type) && !snapshot.matches({ page: 'ready' })) return false;
    return type === 'search.change' ? memories.length > 0 : query === '' && remembers;
  },
  view: ({ mateId, memories, forgotten, remembers, query }) => ({
    mateId,
    memories: memories.map(memoryIdOf),
    forgotten: forgotten.map(memoryIdOf),
    remembers,
    query,
  }),
});
