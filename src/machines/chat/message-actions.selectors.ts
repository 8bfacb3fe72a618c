import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { messageActionsMachine } from './message-actions.machine.ts';

export type MessageActionsActor = ActorRefFrom<typeof messageActionsMachine>;

type Snapshot = SnapshotFrom<typeof messageActionsMachine>;

export const selectIsDeleting = (snapshot: Snapshot) => snapshot.hasTag('deleting');

/** The message whose deletion waits for a confirmation, or is under way; null where there is none. */
export const selectDeletion = (snapshot: Snapshot) =>
  snapshot.hasTag('confirming') ? snapshot.context.messageId : null;
