import type { SnapshotFrom } from 'xstate';
import type { connectionMachine } from './connection.machine.ts';

type Snapshot = SnapshotFrom<typeof connectionMachine>;

/** The connection as the page shows it: `away` where the server does not answer. */
export const selectConnection = (snapshot: Snapshot): 'online' | 'offline' | 'away' | 'back' => {
  if (snapshot.hasTag('offline')) return 'offline';
  if (snapshot.hasTag('away')) return 'away';
  return snapshot.hasTag('back') ? 'back' : 'online';
};
