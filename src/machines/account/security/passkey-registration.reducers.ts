import type { EventObject } from 'xstate';
import type { PasskeyCreation, PasskeyRegistration } from '../../../../contract/own-passkeys.ts';
import { failureOf, type CommandOutcome } from '../../shared/commands/command.ts';
import { toFailure } from '../../shared/failure.ts';
import type { PasskeyFailure } from '../../shared/passkey-failure.ts';
import type {
  OwnerProof,
  PasskeyRegistrationContext,
  PasskeyRegistrationEvent,
} from './passkey-registration.types.ts';

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
