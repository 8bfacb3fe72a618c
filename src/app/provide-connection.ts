import { connectionMachine } from '../machines/preferences/connection.machine.ts';
import { watchNetwork } from '../services/browser/watch-network.ts';
import { report } from '../services/shared/report.ts';

/** Provides the machine of the network connection. */
export const provideConnection = () =>
  connectionMachine.provide({
    actors: { watchNetwork: watchNetwork() },
    actions: { reportError: (_, { error }) => report(error) },
  });
