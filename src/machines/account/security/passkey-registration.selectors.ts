import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { PasskeyFailure } from '../../shared/passkey-failure.ts';
import type { passkeyRegistrationMachine } from './passkey-registration.machine.ts';

export type PasskeyRegistrationActor = ActorRefFrom<typeof passkeyRegistrationMachine>;
type Snapshot = SnapshotFrom<typeof passkeyRegistrationMachine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** Whether the browser asks the user. */
export const selectIsPrompting = (snapshot: Snapshot): boolean => snapshot.hasTag('prompting');
/** Sends the passkey to the server: it is too late to cancel. Undefined while it does not run. */
export const selectSaving = ({ children }: Snapshot) => children.addPasskey;

/** Why the last attempt failed; null if there is nothing to say. */
export const selectFailure = (snapshot: Snapshot): PasskeyFailure | null =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;
