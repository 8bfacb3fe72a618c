import type { Passkey, PasskeyCreation, PasskeyRegistration } from '../../../../contract/own-passkeys.ts';
import type { PasskeyFailure } from '../../shared/passkey-failure.ts';

export interface PasskeyRegistrationContext {
  /** What the browser is asked, and its answer; both are valid once. */
  readonly creation: PasskeyCreation | null;
  readonly registration: PasskeyRegistration | null;
  /** The passkey that was added. */
  readonly passkey: PasskeyRegistrationOutput;
  /** Why the last attempt failed. */
  readonly failure: PasskeyFailure | null;
}

/** Goes to the service and is never stored. `password` is empty for an account without one. */
export interface OwnerProof {
  readonly password: string;
}

export type PasskeyRegistrationEvent =
  | ({ readonly type: 'proof.submit' } & OwnerProof)
  | { readonly type: 'registration.cancel' };

export type PasskeyRegistrationTag = 'busy' | 'prompting' | 'failed';

/** The added passkey; null where the user canceled, `unknown` where the user stopped waiting for the server. */
export type PasskeyRegistrationOutput = Passkey | null | 'unknown';
