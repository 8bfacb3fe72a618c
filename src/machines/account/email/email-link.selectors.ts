import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Failure } from '../../shared/failure.ts';
import type { emailLinkMachine } from './email-link.machine.ts';

export type EmailLinkActor = ActorRefFrom<typeof emailLinkMachine>;

type Snapshot = SnapshotFrom<typeof emailLinkMachine>;

const outcomes = ['confirmed', 'changed', 'canceled', 'expired'] as const;

/** How it ended; null while the page asks. */
export const selectOutcome = (snapshot: Snapshot): (typeof outcomes)[number] | null =>
  outcomes.find((outcome) => snapshot.matches(outcome)) ?? null;

/** Whether the account's password has to confirm the change. */
export const selectIsPasswordRequired = (snapshot: Snapshot): boolean => snapshot.matches('passwordRequired');

export const selectMailbox = ({ context }: Snapshot) => context.mailbox;
export const selectIsConfirming = (snapshot: Snapshot): boolean => snapshot.hasTag('confirming');
export const selectIsRejecting = (snapshot: Snapshot): boolean => snapshot.hasTag('rejecting');
export const selectIsSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');

/** Why the last request failed; null until then, and while another one is sent. */
export const selectRejection = (snapshot: Snapshot): Failure | null =>
  snapshot.hasTag('rejected') ? snapshot.context.failure : null;
