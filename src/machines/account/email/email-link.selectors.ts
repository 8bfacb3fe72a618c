import type { SnapshotFrom } from 'xstate';
import type { emailLinkMachine } from './email-link.machine.ts';

type Snapshot = SnapshotFrom<typeof emailLinkMachine>;

const outcomes = ['confirmed', 'changed', 'canceled', 'expired'] as const;

/** How it ended; null while the page asks. */
export const selectOutcome = (snapshot: Snapshot): (typeof outcomes)[number] | null =>
  outcomes.find((outcome) => snapshot.matches(outcome)) ?? null;

/** Confirms or cancels the change; undefined while the page asks. */
export const selectCommand = ({ children }: Snapshot) => children.confirmChange ?? children.rejectChange;
