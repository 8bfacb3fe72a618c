import { supervisedMachine } from '../../../src/machines/shared/supervised.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';

export const model = modelOf(supervisedMachine, {
  input: {},
  events: { 'passkey.add': [{}] },
  actors: { part: { error: [new Error('the part crashed')] } },
});
