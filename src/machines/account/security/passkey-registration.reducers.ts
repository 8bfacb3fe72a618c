import type { EventObject } from 'xstate';
import type {
  PasskeyCreation,
  PasskeyRegistration,
  Passkey,
} from '../../../../contract/sign-in/own-passkeys.ts';
import { failureOf, type CommandOutcome } from '../../shared/commands/command.ts';
import { toFailure } from '../../shared/failure.ts';
import type { PasskeyFailure } from '../../shared/passkey-failure.ts';

export interface PasskeyRegistrationContext {
  /** The request to the browser, and its answer; both are valid once. */
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

type ProofSubmit = Extract<PasskeyRegistrationEvent, { type: 'proof.submit' }>;

const isProofSubmit = (event: EventObject): event is ProofSubmit => event.type === 'proof.submit';

/** Passes the password from the event to the service; it is never stored. */
export function toProof(event: EventObject): OwnerProof {
  if (!isProofSubmit(event)) throw new TypeError(`${event.type} has no password.`);
  return { password: event.password };
}

/** Throws where the server's answer is missing, which no path to the next step allows. */
export function toCreation({ creation }: PasskeyRegistrationContext): PasskeyCreation {
  if (creation === null) throw new TypeError('The browser cannot be asked yet.');
  return creation;
}

/** Throws where the browser's answer is missing, which no path to the next step allows. */
export function toRegistration({ registration }: PasskeyRegistrationContext): PasskeyRegistration {
  if (registration === null) throw new TypeError('The browser has not answered yet.');
  return registration;
}

/** Why the server did not add the passkey. */
export const toRejection = (outcome: CommandOutcome): PasskeyFailure => ({
  problem: null,
  failure: failureOf(outcome) ?? toFailure(null),
});
