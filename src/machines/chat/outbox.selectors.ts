import type { SnapshotFrom } from 'xstate';
import type { outboxMachine } from './outbox.machine.ts';
import type { OutboxEntry } from './outbox.types.ts';

/** The messages that the server does not have yet, in the order of writing. */
export const selectOutgoing = (snapshot: SnapshotFrom<typeof outboxMachine> | undefined) =>
  snapshot?.context.messages ?? none;

const none: readonly OutboxEntry[] = [];
