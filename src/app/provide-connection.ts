import { fromPromise } from 'xstate';
import { connectionMachine } from '../machines/preferences/connection.machine.ts';
import { watchNetwork } from '../services/browser/watch/watch-network.ts';
import { isServerThere } from '../services/shared/server-there.ts';

/** Provides the machine of the connection to the server of the API. `retryFailed` loads again what could not be reached. */
export const provideConnection = (apiOrigin: string, retryFailed: () => void) =>
  connectionMachine.provide({
    actors: { watchNetwork: watchNetwork(), askServer: fromPromise(() => isServerThere(apiOrigin)) },
    actions: { retryFailed },
  });
