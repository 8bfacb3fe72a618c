import type { Failure } from './failure.ts';

export interface VerifyEmailInput {
  /** From a mailed link; null when somebody comes here to wait. */
  readonly code: string | null;
  /** Whether an address waits to be confirmed. */
  readonly isRegistered: boolean;
  readonly isSignedIn: boolean;
  /** Seconds until the mail may be sent again, the first one having just gone out. */
  readonly wait: number;
}

export interface VerifyEmailContext extends VerifyEmailInput {
  readonly failure: Failure | null;
}

export type VerifyEmailEvent = { readonly type: 'resend.request' } | { readonly type: 'confirm.retry' };

export type VerifyEmailTag = 'confirming' | 'confirmed' | 'refused' | 'waiting' | 'resending' | 'cooling' | 'idle' | 'settled' | 'slow';
