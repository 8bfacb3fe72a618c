import { connectionMachine } from '../../../src/machines/preferences/connection.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';

export const model = modelOf(connectionMachine, {
  events: {},
  actors: {
    watchNetwork: { error: [new Error('no network events')] },
    askServer: { done: [true, false], error: [new Error('no request')] },
  },
  view: ({ tries }) => ({ tries: Math.min(tries, 2) }),
});
