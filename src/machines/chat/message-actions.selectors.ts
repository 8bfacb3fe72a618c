import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { messageActionsMachine } from './message-actions.machine.ts';

export type MessageActionsActor = ActorRefFrom<typeof messageActionsMachine>;

type Snapshot = SnapshotFrom<typeof messageActionsMachine>;

/** Whether a deletion can be undone, or is being undone. */
export const selectHasRemoval = (snapshot: Snapshot) => !snapshot.matches({ removal: 'none' });
export const selectIsRestoring = (snapshot: Snapshot) => snapshot.matches({ removal: 'restoring' });
