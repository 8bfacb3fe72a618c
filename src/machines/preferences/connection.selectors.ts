import type { SnapshotFrom } from 'xstate';
import type { connectionMachine } from './connection.machine.ts';

export const selectConnection = ({ value }: SnapshotFrom<typeof connectionMachine>) => value;

export const selectIsOffline = (snapshot: SnapshotFrom<typeof connectionMachine>) =>
  snapshot.hasTag('offline');
