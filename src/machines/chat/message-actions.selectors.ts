import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { messageActionsMachine } from './message-actions.machine.ts';

export type MessageActionsActor = ActorRefFrom<typeof messageActionsMachine>;

type Snapshot = SnapshotFrom<typeof messageActionsMachine>;

export const selectIsDeleting = (snapshot: Snapshot) => snapshot.hasTag('deleting');

/** The message whose deletion is asked about; null while nothing is asked. */
export const selectAskedMessage = (snapshot: Snapshot) =>
  snapshot.hasTag('asking') ? snapshot.context.messageId : null;
