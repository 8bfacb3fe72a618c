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
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;

/** Whether the mail can be sent again; `withheld` where the host has no such call. Null while nobody waits. */
export function selectResend(snapshot: Snapshot): 'ready' | 'sending' | 'cooling' | 'withheld' | null {
  const { value } = snapshot;
  return typeof value === 'object' && 'waiting' in value ? value.waiting : null;
}

/** Seconds until the mail may be sent again. */
export const selectWait = ({ context }: Snapshot): number => context.wait;
