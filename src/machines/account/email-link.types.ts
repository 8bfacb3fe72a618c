import type { Failure } from '../shared/failure.ts';

export interface EmailLinkInput {
  /** From the mailed link; null where none was opened. */
  readonly code: string | null;
  /** The mailbox to which the link was mailed: the one of the current address, or of the new one. */
  readonly mailbox: 'old' | 'new';
}

export interface EmailLinkContext extends EmailLinkInput {
  readonly failure: Failure | null;
}

export type EmailLinkEvent =
  | { readonly type: 'change.confirm' }
  /** Cancels the change, which only the mailbox of the current address can. */
  | { readonly type: 'change.reject' }
  | { readonly type: 'load.cancel' };

export type EmailLinkTag = 'confirming' | 'rejecting' | 'slow' | 'rejected';
