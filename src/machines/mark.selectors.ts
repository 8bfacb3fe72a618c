import type { SnapshotFrom } from 'xstate';
import type { markMachine } from './mark.machine.ts';

type Snapshot = SnapshotFrom<typeof markMachine>;

/** As the server last said: it stays until the server says otherwise. */
export const selectIsOn = (snapshot: Snapshot): boolean => snapshot.hasTag('on');
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
