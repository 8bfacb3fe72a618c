import type { EventObject } from 'xstate';
import type { UserInfo } from '../../../../contract/user.ts';
import type { RecoveryAttempt, SecondStepContext, SecondStepEvent } from './second-step.types.ts';

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
