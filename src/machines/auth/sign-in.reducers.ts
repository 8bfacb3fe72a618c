import type { EventObject } from 'xstate';
import type { SignInContext, SignInEvent, SignInResult, TypedCredentials } from './sign-in.types.ts';

/** The password goes from the event to the service and is kept nowhere on its way. */
export function credentialsOf(event: EventObject): TypedCredentials {
  if (!isSubmit(event))
    throw new TypeError(`Credentials come with credentials.submit, not with ${event.type}.`);
  return { email: event.email, password: event.password };
}

const isSubmit = (event: EventObject): event is Extract<SignInEvent, { type: 'credentials.submit' }> =>
  event.type === 'credentials.submit';

export const isFilled = (event: SignInEvent): boolean =>
  event.type === 'credentials.submit' && event.email !== '' && event.password !== '';

/** There is one by the time that the panel is done. */
export function resultOf({ result }: SignInContext): SignInResult {
  if (result === null) throw new TypeError('The panel is done without a result.');
  return result;
}
