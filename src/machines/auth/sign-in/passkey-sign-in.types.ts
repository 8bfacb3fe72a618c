import type { PasskeyAssertion, PasskeyRequest } from '../../../../contract/passkey.ts';
import type { SecondStep } from '../../../../contract/second-step.ts';
import type { UserInfo } from '../../../../contract/user.ts';
import type { PasskeyFailure } from '../../shared/passkey-failure.ts';

/** The second step that the passkey is for; null for a sign-in with the passkey alone. */
export interface PasskeySignInInput {
  readonly step: SecondStep | null;
}

export interface PasskeySignInContext extends PasskeySignInInput {
  /** What the browser is asked, and its answer; both are valid once. */
  readonly request: PasskeyRequest | null;
  readonly assertion: PasskeyAssertion | null;
  readonly user: UserInfo | null;
  /** Why the last attempt failed. */
  readonly failure: PasskeyFailure | null;
}

/** What the user confirmed, and for which second step. */
export interface SignedRequest extends PasskeySignInInput {
  readonly assertion: PasskeyAssertion;
}

export type PasskeySignInEvent = { readonly type: 'passkey.choose' } | { readonly type: 'passkey.cancel' };

export type PasskeySignInTag = 'offered' | 'busy' | 'prompting' | 'failed';
