import type { PasskeyAssertion, PasskeyRequest } from '../../../contract/passkey.ts';
import type { UserInfo } from '../../../contract/user.ts';
import type { PasskeyFailure } from '../shared/passkey-failure.ts';

export interface PasskeySignInContext {
  /** What the browser is asked, and its answer; both are valid once. */
  readonly request: PasskeyRequest | null;
  readonly assertion: PasskeyAssertion | null;
  readonly user: UserInfo | null;
  /** Why the last attempt failed. */
  readonly failure: PasskeyFailure | null;
}

export type PasskeySignInEvent = { readonly type: 'passkey.choose' } | { readonly type: 'passkey.cancel' };

export type PasskeySignInTag = 'offered' | 'busy' | 'prompting' | 'failed';
