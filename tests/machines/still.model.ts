import { stillMachine } from '../../src/machines/still.machine.ts';
import { modelOf } from '../model/model.ts';

export const model = modelOf(stillMachine, { events: {}, actors: {}, rests: ['shown'] });
