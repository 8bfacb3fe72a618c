import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { messageCareMachine } from './message-care.machine.ts';

export type MessageCareActor = ActorRefFrom<typeof messageCareMachine>;

type Snapshot = SnapshotFrom<typeof messageCareMachine>;

export const selectIsDeleting = (snapshot: Snapshot) => snapshot.hasTag('deleting');

/** The message whose deletion is asked about; null while nothing is asked. */
export const selectAskedMessage = (snapshot: Snapshot) =>
  snapshot.hasTag('asking') ? snapshot.context.messageId : null;
