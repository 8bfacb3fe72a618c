import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { PasskeyFailure } from '../../shared/passkey-failure.ts';
import type { passkeySignInMachine } from './passkey-sign-in.machine.ts';

export type PasskeySignInActor = ActorRefFrom<typeof passkeySignInMachine>;
type Snapshot = SnapshotFrom<typeof passkeySignInMachine>;

export const selectIsOffered = (snapshot: Snapshot): boolean => snapshot.hasTag('offered');
/** Whether passkeys cannot be used here. */
export const selectIsHidden = (snapshot: Snapshot): boolean => snapshot.matches('hidden');
/** Whether the user waits for the browser or the server. */
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** Whether the browser asks the user. */
export const selectIsPrompting = (snapshot: Snapshot): boolean => snapshot.hasTag('prompting');

/** Why the last attempt failed; null if there is nothing to say. */
export const selectFailure = (snapshot: Snapshot): PasskeyFailure | null =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;
