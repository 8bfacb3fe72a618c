import { stillMachine } from '../../../src/machines/shared/still.machine.ts';
import { modelOf } from '../../model/model.ts';

export const model = modelOf(stillMachine, { events: {}, actors: {}, rests: ['shown'] });
