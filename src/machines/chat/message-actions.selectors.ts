import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { messageActionsMachine } from './message-actions.machine.ts';

export type MessageActionsActor = ActorRefFrom<typeof messageActionsMachine>;

type Snapshot = SnapshotFrom<typeof messageActionsMachine>;

export const selectDeletion = (snapshot: Snapshot) => snapshot.children.deleteMessage;
export const selectMessageId = (snapshot: Snapshot) => snapshot.context.messageId;
