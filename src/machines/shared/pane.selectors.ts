import type { SnapshotFrom } from 'xstate';
import type { paneMachine } from './pane.machine.ts';

type Snapshot = SnapshotFrom<typeof paneMachine>;

/** Whether the user has opened it since the screen is shown, so that Back closes it. */
export const selectIsPaneOpened = (snapshot: Snapshot): boolean =>
  selectIsPaneShown(snapshot) && !snapshot.context.isShown;
export const selectIsPaneShown = (snapshot: Snapshot | undefined): boolean =>
  snapshot?.hasTag('shown') === true;
