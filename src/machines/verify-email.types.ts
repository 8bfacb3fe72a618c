import type { Failure } from './failure.ts';

export interface VerifyEmailInput {
  /** From a mailed link; null when somebody comes here to wait. */
  readonly code: string | null;
  /** Whether an address waits to be confirmed. */
  readonly isRegistered: boolean;
  readonly isSignedIn: boolean;
}

export interface VerifyEmailContext extends VerifyEmailInput {
  readonly failure: Failure | null;
  /** Seconds until the mail may be sent again. */
  readonly wait: number;
}

export type VerifyEmailEvent = { readonly type: 'confirm.retry' } | { readonly type: 'resend.request' };

export type VerifyEmailTag = 'confirming' | 'slow' | 'confirmed' | 'refused' | 'settled' | 'waiting' | 'idle';
