import type { SnapshotFrom } from 'xstate';
import type { Failure } from './failure.ts';
import type { verifyEmailMachine } from './verify-email.machine.ts';

type Snapshot = SnapshotFrom<typeof verifyEmailMachine>;
export type VerifyEmailView = 'confirming' | 'confirmed' | 'refused' | 'waiting' | 'settled' | 'idle';

const views: readonly VerifyEmailView[] = ['confirming', 'confirmed', 'refused', 'waiting', 'settled'];

/** Which of the screen's faces shows. */
export const selectView = (snapshot: Snapshot): VerifyEmailView =>
  views.find((view) => snapshot.hasTag(view)) ?? 'idle';

export const selectIsSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');
export const selectIsResending = (snapshot: Snapshot): boolean => snapshot.hasTag('resending');
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;

/** Seconds until the mail may be sent again; 0 when it may. */
export const selectWait = (snapshot: Snapshot): number => (snapshot.hasTag('cooling') ? snapshot.context.wait : 0);
