import type { PasskeyRequest } from '../../../../contract/passkey.ts';
import type { UserInfo } from '../../../../contract/user.ts';
import type { PasskeySignInContext, SignedRequest } from './passkey-sign-in.types.ts';

export const toRequest = ({ request }: PasskeySignInContext): PasskeyRequest => present(request, 'request');
export const toSignedRequest = ({ step, assertion }: PasskeySignInContext): SignedRequest => ({
  step,
  assertion: present(assertion, 'assertion'),
});
export const toUser = ({ user }: PasskeySignInContext): UserInfo => present(user, 'user');

/** Throws where a step's result is missing, which no path to the next step allows. */
function present<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new TypeError(`The sign-in with a passkey has no ${name}.`);
  return value;
}
