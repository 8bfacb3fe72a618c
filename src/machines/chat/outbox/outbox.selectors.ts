import type { SnapshotFrom } from 'xstate';
import type { outboxMachine } from './outbox.machine.ts';
import { neighborsOf, type OutboxEntry } from './outbox.reducers.ts';

/** The messages that the server does not have yet, in the order of writing. */
export const selectOutgoing = (snapshot: SnapshotFrom<typeof outboxMachine> | undefined) =>
  snapshot?.context.messages ?? none;

/** Whether the message can be sent before the one in front of it. */
export const selectCanMove =
  (clientMessageId: string | null) =>
  (snapshot: SnapshotFrom<typeof outboxMachine> | undefined): boolean =>
    snapshot !== undefined &&
    clientMessageId !== null &&
    neighborsOf(snapshot.context, { clientMessageId }) !== null;

const none: readonly OutboxEntry[] = [];
