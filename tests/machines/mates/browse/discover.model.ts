import { discoverMachine } from '../../../../src/machines/mates/browse/discover.machine.ts';
import { modelOf } from '../../../../tools/statechart-tests/model.ts';
import { iris, tomas } from '../catalogue-samples.ts';

export const model = modelOf(discoverMachine, {
  events: { 'tag.choose': [{ tag: 'gentle' }, { tag: null }] },
  actors: {
    fetchCatalogue: {
      done: [
        { pick: iris, mates: [iris, tomas] },
        { pick: null, mates: [] },
      ],
      error: [new Error('broken')],
    },
    fetchRanks: { done: [[{ rank: 1, mate: iris }]], error: [new Error('broken')] },
  },
  view: ({ tag }) => ({ tag }),
});
