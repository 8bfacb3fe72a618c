import { stillMachine } from '../../../src/machines/shared/still.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';

export const model = modelOf(stillMachine, { events: {}, actors: {}, rests: ['shown'] });
