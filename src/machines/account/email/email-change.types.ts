import type { EmailChange } from '../../../../contract/email-change.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';

/** Sent to the profile when the change is no longer pending: `email` is the address of the account, masked. */
export interface EmailReport {
  readonly type: 'email.reported';
  readonly email: string;
}

export interface EmailChangeInput {
  readonly parentRef: ParentRef<EmailReport>;
}

export interface EmailChangeContext extends EmailChangeInput {
  /** The change that waits for its confirmations. */
  readonly pending: EmailChange | null;
}

/** The state of the change; `email` is the address of the account, masked. */
export interface EmailCheck {
  readonly pending: EmailChange | null;
  readonly email: string;
}

/** Goes to the service and is never stored. `password` is empty for an account without one. */
export interface NewEmail {
  readonly email: string;
  readonly password: string;
}

export type EmailChangeEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'form.open' }
  | { readonly type: 'change.cancel' }
  | { readonly type: 'page.shown' };

export type EmailChangeTag = 'failed' | 'ready';
