import type { SnapshotFrom } from 'xstate';
import type { PasskeyFailure } from '../../shared/passkey-failure.ts';
import type { passkeySignInMachine } from './passkey-sign-in.machine.ts';

type Snapshot = SnapshotFrom<typeof passkeySignInMachine>;

/** Why the last attempt failed; null if there is nothing to say. */
export const selectFailure = (snapshot: Snapshot): PasskeyFailure | null =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;
