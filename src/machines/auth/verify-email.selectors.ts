import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../shared/failure.ts';
import type { verifyEmailMachine } from './verify-email.machine.ts';
import type { VerifyEmailTag } from './verify-email.types.ts';

type Snapshot = SnapshotFrom<typeof verifyEmailMachine>;

const views = [
  'linkOpened',
  'confirming',
  'passwordRequired',
  'confirmed',
  'addressTaken',
  'linkExpired',
  'refused',
  'waiting',
  'settled',
] as const satisfies readonly VerifyEmailTag[];
export type VerifyEmailView = (typeof views)[number] | 'idle';

/** Which of the screen's faces shows. */
export const selectView = (snapshot: Snapshot): VerifyEmailView =>
  views.find((view) => snapshot.hasTag(view)) ?? 'idle';

/** Whether the password is being checked. */
export const selectIsChecking = (snapshot: Snapshot): boolean => snapshot.hasTag('checking');

/** Why the password confirmed nothing; null while it was not tried, or is tried again. */
export const selectRejection = (snapshot: Snapshot): Failure | null =>
  snapshot.hasTag('rejected') ? snapshot.context.failure : null;

export const selectIsSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;

/** Whether the mail can be sent again; `withheld` where the host has no such call. Null while nobody waits. */
export function selectResend(snapshot: Snapshot): 'ready' | 'sending' | 'cooling' | 'withheld' | null {
  const { value } = snapshot;
  return typeof value === 'object' && 'waiting' in value ? value.waiting : null;
}

/** Seconds until the mail may be sent again. */
export const selectWait = ({ context }: Snapshot): number => context.wait;
