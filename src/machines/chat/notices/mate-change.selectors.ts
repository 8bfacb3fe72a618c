import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { mateChangeMachine } from './mate-change.machine.ts';

export type MateChangeActor = ActorRefFrom<typeof mateChangeMachine>;

/** The change to show; null where there is none, or the user has dismissed its notice. */
export const selectShownChange = (snapshot: SnapshotFrom<typeof mateChangeMachine>) =>
  snapshot.hasTag('shown') ? snapshot.context.change : null;
