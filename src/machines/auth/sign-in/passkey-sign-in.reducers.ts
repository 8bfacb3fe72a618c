import type { PasskeyRequest, PasskeyAssertion } from '../../../../contract/sign-in/passkey.ts';
import type { UserInfo } from '../../../../contract/sign-in/user.ts';
import type { SecondStep } from '../../../../contract/sign-in/second-step.ts';
import type { PasskeyFailure } from '../../shared/passkey-failure.ts';

/** The second step that the passkey is for; null for a sign-in with the passkey alone. */
export interface PasskeySignInInput {
  readonly step: SecondStep | null;
}

export interface PasskeySignInContext extends PasskeySignInInput {
  /** The request to the browser, and its answer; both are valid once. */
  readonly request: PasskeyRequest | null;
  readonly assertion: PasskeyAssertion | null;
  readonly user: UserInfo | null;
  /** Why the last attempt failed. */
  readonly failure: PasskeyFailure | null;
}

/** The request that the user confirmed, and the second step that it is for. */
export interface SignedRequest extends PasskeySignInInput {
  readonly assertion: PasskeyAssertion;
}

export type PasskeySignInEvent = { readonly type: 'passkey.choose' } | { readonly type: 'passkey.cancel' };

export type PasskeySignInTag = 'offered' | 'busy' | 'prompting' | 'failed';

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
