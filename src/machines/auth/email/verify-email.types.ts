import type { ChildCrashed } from '../../shared/supervised.ts';
import type { Failure } from '../../shared/failure.ts';

export interface VerifyEmailInput {
  /** From the mailed link; null on the page that waits. */
  readonly code: string | null;
  /** Whether an address is not confirmed yet. */
  readonly isRegistered: boolean;
  readonly isSignedIn: boolean;
}

export interface VerifyEmailContext extends VerifyEmailInput {
  readonly failure: Failure | null;
}

/** What confirms an address in a browser that did not sign up. */
export interface LinkAndPassword {
  readonly code: string;
  readonly password: string;
}

export type VerifyEmailEvent =
  | { readonly type: 'confirm.request' }
  | ChildCrashed
  | { readonly type: 'session.started' };
