import type { EventObject } from 'xstate';
import { failureOf, type CommandOutcome } from '../../shared/commands/command.ts';
import type { Credentials, SignInContext, SignInEvent, SignInResult } from './sign-in.types.ts';

/** Passes the password from the event to the service; it is never stored. */
export function toCredentials(event: EventObject): Credentials {
  if (!isSubmit(event)) throw new TypeError(`${event.type} has no credentials.`);
  return { email: event.email, password: event.password };
}

const isSubmit = (event: EventObject): event is Extract<SignInEvent, { type: 'credentials.submit' }> =>
  event.type === 'credentials.submit';

export const isFilled = (event: SignInEvent): boolean =>
  event.type === 'credentials.submit' && event.email !== '' && event.password !== '';

/** Throws where there is no result, which no path to the final state allows. */
export function toResult({ result }: Pick<SignInContext, 'result'>): SignInResult {
  if (result === null) throw new TypeError('The panel is done without a result.');
  return result;
}

/** The notification of an attempt that failed. */
export const toToast = (outcome: CommandOutcome) => ({
  key: 'signInFailed' as const,
  error: failureOf(outcome),
});
