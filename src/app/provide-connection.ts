import { connectionMachine } from '../machines/preferences/connection.machine.ts';
import { watchNetwork } from '../services/browser/watch-network.ts';
import { report } from '../services/shared/report.ts';

/** Provides the machine of the network connection. `retryFailed` loads again what could not be reached. */
export const provideConnection = (retryFailed: () => void) =>
  connectionMachine.provide({
    actors: { watchNetwork: watchNetwork() },
    actions: { retryFailed, reportError: (_, { error }) => report(error) },
  });
