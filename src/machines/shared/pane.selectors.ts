import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { paneMachine } from './pane.machine.ts';

export type PaneActor = ActorRefFrom<typeof paneMachine>;

type Snapshot = SnapshotFrom<typeof paneMachine>;

/** The screen in the pane; undefined before it has loaded, and after it has crashed. */
export const selectContent = (snapshot: Snapshot | undefined) => snapshot?.children['content'];
/** Whether the user has opened it since the screen is shown, so that Back closes it. */
export const selectIsPaneOpened = (snapshot: Snapshot): boolean =>
  selectIsPaneShown(snapshot) && !snapshot.context.isShown;
export const selectIsPaneShown = (snapshot: Snapshot | undefined): boolean =>
  snapshot?.hasTag('shown') === true;
