import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Failure } from '../../shared/failure.ts';
import type { emailLinkMachine } from './email-link.machine.ts';

export type EmailLinkActor = ActorRefFrom<typeof emailLinkMachine>;

type Snapshot = SnapshotFrom<typeof emailLinkMachine>;

const outcomes = ['confirmed', 'changed', 'canceled', 'expired'] as const;

/** How it ended; null while the page asks. */
export const selectOutcome = (snapshot: Snapshot): (typeof outcomes)[number] | null =>
  outcomes.find((outcome) => snapshot.matches(outcome)) ?? null;

export const selectMailbox = ({ context }: Snapshot) => context.mailbox;
export const selectIsConfirming = (snapshot: Snapshot): boolean => snapshot.hasTag('confirming');
export const selectIsRejecting = (snapshot: Snapshot): boolean => snapshot.hasTag('rejecting');
/** Confirms or cancels the change; undefined while the page asks. */
export const selectCommand = ({ children }: Snapshot) => children.confirmChange ?? children.rejectChange;
/** Asks for the account's password; undefined while it is not required. */
export const selectPasswordForm = ({ children }: Snapshot) => children.confirmWithPassword;

/** Why the last request failed; null until then, and while another one is sent. */
export const selectRejection = ({ context }: Snapshot): Failure | null => context.failure;
