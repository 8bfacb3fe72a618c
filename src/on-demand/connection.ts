import { connectionMachine } from '../machines/connection.machine.ts';
import { watchNetwork } from '../services/network.ts';
import { report } from '../services/report.ts';

/** The connection machine, ready to be started. */
export const connection = connectionMachine.provide({
  actors: { watchNetwork: watchNetwork() },
  actions: { reportError: (_, { error }) => report(error) },
});
