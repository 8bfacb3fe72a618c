import type { SnapshotFrom } from 'xstate';
import type { toggleMachine } from './toggle.machine.ts';

type Snapshot = SnapshotFrom<typeof toggleMachine>;

/** As the server last said: it stays until the server says otherwise. */
export const selectIsOn = (snapshot: Snapshot): boolean => snapshot.hasTag('on');
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
