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

/** Confirms the address; undefined where the user did not ask for it. */
export const selectCommand = ({ children }: Snapshot) => children.confirmEmail;
/** Asks for the password of the sign-up; undefined while it is not required. */
export const selectPasswordForm = ({ children }: Snapshot) => children.confirmWithPassword;

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
