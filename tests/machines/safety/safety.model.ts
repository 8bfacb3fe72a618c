import { safetyMachine } from '../../../src/machines/safety/safety.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';

const died = { error: [new Error('an actor died')] };

export const model = modelOf(safetyMachine, {
  events: {},
  actors: { aiDisclosure: died, crisisHelp: died, report: died },
  rests: [''],
});
