import { partingMachine } from '../../src/machines/parting.machine.ts';
import { modelOf } from '../model/model.ts';

export const model = modelOf(partingMachine, {
  events: {},
  actors: {
    findWords: {
      done: [
        { userId: 'ann', count: 0 },
        { userId: 'ann', count: 2 },
      ],
      error: [new Error('the texts did not come')],
    },
  },
});
