import { wellbeingMachine } from '../../src/machines/wellbeing.machine.ts';
import { modelOf } from '../model/model.ts';

const died = { error: [new Error('an actor died')] };

export const model = modelOf(wellbeingMachine, {
  events: {},
  actors: { presence: died, helpLines: died, report: died },
  rests: [''],
});
