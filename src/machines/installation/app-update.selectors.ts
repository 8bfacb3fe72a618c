import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { appUpdateMachine } from './app-update.machine.ts';

export type AppUpdateActor = ActorRefFrom<typeof appUpdateMachine>;

type Snapshot = SnapshotFrom<typeof appUpdateMachine>;

/** Whether the user can change to a new version. */
export const selectIsAvailable = (snapshot: Snapshot): boolean => snapshot.hasTag('available');
/** Whether the page changes to it. */
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
