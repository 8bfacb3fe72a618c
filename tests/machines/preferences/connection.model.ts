import { connectionMachine } from '../../../src/machines/preferences/connection.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';

export const model = modelOf(connectionMachine, {
  events: {},
  actors: { watchNetwork: { error: [new Error('no network events')] } },
});
