import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { paneMachine } from './pane.machine.ts';

export type PaneActor = ActorRefFrom<typeof paneMachine>;

type Snapshot = SnapshotFrom<typeof paneMachine>;

/** The screen in the pane; undefined before it has loaded, and after it has crashed. */
export const selectContent = (snapshot: Snapshot | undefined) => snapshot?.children['content'];
export const selectIsPaneShown = (snapshot: Snapshot | undefined): boolean =>
  snapshot?.hasTag('shown') === true;
