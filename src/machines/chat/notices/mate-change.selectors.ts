import type { SnapshotFrom } from 'xstate';
import type { mateChangeMachine } from './mate-change.machine.ts';

/** The change to show; null where there is none, or the user has dismissed its notice. */
export const selectShownChange = (snapshot: SnapshotFrom<typeof mateChangeMachine>) =>
  snapshot.hasTag('shown') ? snapshot.context.change : null;
