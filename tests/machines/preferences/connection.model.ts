import { connectionMachine } from '../../../src/machines/preferences/connection.machine.ts';
import { modelOf } from '../../model/model.ts';

export const model = modelOf(connectionMachine, {
  events: {},
  actors: { watchNetwork: { error: [new Error('no network events')] } },
});
