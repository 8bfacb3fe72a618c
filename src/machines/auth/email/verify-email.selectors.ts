import type { SnapshotFrom } from 'xstate';
import type { verifyEmailMachine } from './verify-email.machine.ts';

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
