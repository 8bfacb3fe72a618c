import { mateMemoryMachine } from '../../../src/machines/memory/mate-memory.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { broken } from '../support/outcomes.ts';
import { nurse, porto } from './fact-samples.ts';

const mateName = 'Iris';

export const model = modelOf(mateMemoryMachine, {
  inputs: [
    { mateId: 'iris-vale', roomId: 'room-1', mateName: null },
    { mateId: null, roomId: null, mateName: null },
  ],
  events: {
    'search.change': [{ query: 'nurse' }, { query: 'zebra' }],
    'fact.changed': ({ context: { facts, forgotten } }) => [...facts, ...forgotten].map((fact) => ({ fact })),
    'fact.forgotten': ({ context: { facts } }) => facts.map(({ factId }) => ({ factId })),
    'fact.missing': ({ context: { facts } }) => facts.map(({ factId }) => ({ factId })),
    'room.switched': [{ remembers: false }],
  },
  actors: {
    fetchMemory: {
      done: [
        { facts: [nurse], remembers: true, mateName },
        { facts: [], remembers: true, mateName },
      ],
      error: [broken],
    },
    refreshMemory: { done: [{ facts: [porto], remembers: true, mateName }], error: [broken] },
    factActions: {},
    watchPage: { error: [new Error('nothing to watch')] },
  },
  // Only a list that is shown has buttons. The filter shows everything only where nothing else happened.
  within: (snapshot, { type }) => {
    const { facts, remembers, query } = snapshot.context;
    if (type.startsWith('xstate.')) return true;
    if (/^(fact|room)\./.test(type) && !snapshot.matches({ page: 'ready' })) return false;
    return type === 'search.change' ? facts.length > 0 : query === '' && remembers;
  },
  view: ({ mateId, facts, forgotten, remembers, query }) => ({
    mateId,
    facts: facts.map(({ factId }) => factId),
    forgotten: forgotten.map(({ factId }) => factId),
    remembers,
    query,
  }),
});
