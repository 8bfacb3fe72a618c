import { supervisedMachine } from '../../../src/machines/shared/supervised.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';

export const model = modelOf(supervisedMachine, {
  input: {},
  events: { 'passkey.add': [{}] },
  actors: { part: { error: [new Error('the part crashed')] } },
});
