import type { ChildCrashed } from '../../shared/supervised.ts';
import type { Failure } from '../../shared/failure.ts';

export interface EmailLinkInput {
  /** From the mailed link; null where none was opened. */
  readonly code: string | null;
  /** The mailbox to which the link was mailed: the one of the current address, or of the new one. */
  readonly mailbox: 'old' | 'new';
}

export interface EmailLinkContext extends EmailLinkInput {
  /** Why the last request failed. */
  readonly failure: Failure | null;
}

/** Whether both mailboxes have confirmed. */
export interface LinkResult {
  readonly isChanged: boolean;
}

/** What confirms the change in a browser that did not ask for it. */
export interface LinkAndPassword {
  readonly code: string | null;
  readonly password: string;
}

export type EmailLinkEvent =
  | { readonly type: 'change.confirm' }
  /** Cancels the change, which only the mailbox of the current address can. */
  | { readonly type: 'change.reject' }
  | ChildCrashed;

export type EmailLinkTag = 'confirming' | 'rejecting';
