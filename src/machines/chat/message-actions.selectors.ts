import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { messageActionsMachine } from './message-actions.machine.ts';

export type MessageActionsActor = ActorRefFrom<typeof messageActionsMachine>;

type Snapshot = SnapshotFrom<typeof messageActionsMachine>;

/** The message whose menu is open; null for none. */
export const selectMenuFor = ({ context }: Snapshot) => context.menuFor;

/** Whether a deletion can be undone, or is being undone. */
export const selectHasRemoval = (snapshot: Snapshot) => !snapshot.matches({ removal: 'none' });
export const selectIsRestoring = (snapshot: Snapshot) => snapshot.matches({ removal: 'restoring' });
