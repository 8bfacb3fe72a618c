import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { olderMessagesMachine } from './older-messages.machine.ts';

export type OlderMessagesActor = ActorRefFrom<typeof olderMessagesMachine>;

type Snapshot = SnapshotFrom<typeof olderMessagesMachine>;

/** Whether older messages can be loaded, are loading, failed to load, or are all shown. */
export const selectStatus = ({ value }: Snapshot) => value;
/** Whether printing was requested, and the messages to print are loading or could not be printed. */
export const selectIsPreparing = (snapshot: Snapshot) => snapshot.hasTag('preparing');
export const selectIsSlow = (snapshot: Snapshot) => snapshot.hasTag('slow');
/** How many messages are older than those that are shown; null where that is not known. */
export const selectOlderCount = (snapshot: Snapshot | undefined) => snapshot?.context.olderCount ?? null;
/** Whether older messages failed to load. */
export const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
/** Whether the browser could not print. */
export const selectIsNotPrinted = (snapshot: Snapshot) => snapshot.hasTag('notPrinted');
