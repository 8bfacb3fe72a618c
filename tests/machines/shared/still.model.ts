import { stillMachine } from '../../../src/machines/shared/still.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';

export const model = modelOf(stillMachine, { events: {}, actors: {}, rests: ['shown'] });
