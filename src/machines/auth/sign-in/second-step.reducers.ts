import type { EventObject } from 'xstate';
import type { UserInfo } from '../../../../contract/sign-in/user.ts';
import type { SecondStep } from '../../../../contract/sign-in/second-step.ts';
import type { Failure } from '../../shared/failure.ts';

export interface SecondStepInput {
  readonly step: SecondStep;
}

export interface SecondStepContext extends SecondStepInput {
  readonly user: UserInfo | null;
  /** Why the recovery code was rejected. */
  readonly failure: Failure | null;
}

/** The code goes to the service and is never stored. */
export interface RecoveryAttempt extends SecondStepInput {
  readonly code: string;
}

export type SecondStepEvent =
  | { readonly type: 'method.switch' }
  | { readonly type: 'code.submit'; readonly code: string };

export type SecondStepTag = 'busy' | 'rejected';

type CodeSubmit = Extract<SecondStepEvent, { type: 'code.submit' }>;

const isCodeSubmit = (event: EventObject): event is CodeSubmit => event.type === 'code.submit';

/** Passes the code from the event to the service; it is never stored. */
export function toAttempt({ step }: SecondStepContext, event: EventObject): RecoveryAttempt {
  if (!isCodeSubmit(event)) throw new TypeError(`${event.type} has no code.`);
  return { step, code: event.code };
}

/** Throws where there is no user, which no path to the final state allows. */
export function toUser({ user }: SecondStepContext): UserInfo {
  if (user === null) throw new TypeError('The second step is done without a user.');
  return user;
}
