import { connectionMachine } from '../machines/preferences/connection.machine.ts';
import { watchNetwork } from '../services/browser/watch-network.ts';
import { report } from '../services/shared/report.ts';

/** The connection machine, ready to be started. */
export const connection = connectionMachine.provide({
  actors: { watchNetwork: watchNetwork() },
  actions: { reportError: (_, { error }) => report(error) },
});
