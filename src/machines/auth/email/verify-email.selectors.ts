import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Failure } from '../../shared/failure.ts';
import type { verifyEmailMachine } from './verify-email.machine.ts';

export type VerifyEmailActor = ActorRefFrom<typeof verifyEmailMachine>;

type Snapshot = SnapshotFrom<typeof verifyEmailMachine>;

const views = [
  'linkOpened',
  'confirming',
  'passwordRequired',
  'confirmed',
  'addressTaken',
  'linkExpired',
  'rejected',
  'waiting',
  'alreadySignedIn',
] as const;
export type VerifyEmailView = (typeof views)[number] | 'idle';

/** Which view of the screen is shown. */
export const selectView = (snapshot: Snapshot): VerifyEmailView =>
  views.find((view) => snapshot.matches(view)) ?? 'idle';

/** Whether the password is being checked. */
export const selectIsChecking = (snapshot: Snapshot): boolean =>
  snapshot.matches({ passwordRequired: 'checking' });

/** Why the password was rejected; null until then, and while another one is checked. */
export const selectRejection = (snapshot: Snapshot): Failure | null =>
  snapshot.matches({ passwordRequired: { editing: 'rejected' } }) ? snapshot.context.failure : null;

export const selectIsSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;

/** Whether the mail can be sent again; null while the screen does not wait for it. */
export function selectResend(
  snapshot: Snapshot,
): 'ready' | 'sending' | 'coolingDown' | 'resendUnsupported' | null {
  const { value } = snapshot;
  return typeof value === 'object' && 'waiting' in value ? value.waiting : null;
}

/** Seconds until the mail may be sent again. */
export const selectWait = ({ context }: Snapshot): number => context.wait;
