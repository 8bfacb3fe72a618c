import type { EventObject } from 'xstate';
import type {
  SecondStepChangeContext,
  SecondStepChangeEvent,
  SecondStepRequest,
} from './second-step-change.types.ts';

type ProofSubmit = Extract<SecondStepChangeEvent, { type: 'proof.submit' }>;

const isProofSubmit = (event: EventObject): event is ProofSubmit => event.type === 'proof.submit';

/** Passes the password from the event to the service; it is never stored. */
export function toRequest({ action }: SecondStepChangeContext, event: EventObject): SecondStepRequest {
  if (!isProofSubmit(event)) throw new TypeError(`${event.type} has no password.`);
  return { action, password: event.password };
}

/** Stores the new recovery codes, of which there are none where the second step is off. */
export const toResult = (codes: readonly string[]): Partial<SecondStepChangeContext> => ({
  codes,
  result: { on: codes.length > 0, codesLeft: codes.length },
});
