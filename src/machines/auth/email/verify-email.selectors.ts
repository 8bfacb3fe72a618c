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
/** Sends the mail again, supervised; undefined while the screen does not wait for it. */
export const selectMailResend = ({ children }: Snapshot) => children.mailResend;

export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
