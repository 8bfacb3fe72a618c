import type { SnapshotFrom } from 'xstate';
import type { toggleMachine } from './toggle.machine.ts';

type Snapshot = SnapshotFrom<typeof toggleMachine>;

/** The state that the server confirmed last. */
export const selectIsOn = (snapshot: Snapshot): boolean => snapshot.hasTag('on');
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
