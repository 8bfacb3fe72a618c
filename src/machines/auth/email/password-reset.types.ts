import type { Passkey } from '../../../../contract/own-passkeys.ts';
import type { ChildCrashed } from '../../shared/supervised.ts';
import type { Failure } from '../../shared/failure.ts';

export interface PasswordResetInput {
  /** From the mailed link; null where none was opened. */
  readonly code: string | null;
  /** Whether the page was loaded again by the session that the new password started. */
  readonly isChanged: boolean;
}

export interface PasswordResetContext extends PasswordResetInput {
  /** The address to which the link is mailed. */
  readonly email: string;
  /** Those that can sign in to the account, and be removed with the password. */
  readonly passkeys: readonly Passkey[];
  readonly failure: Failure | null;
}

/** The address to which a link was mailed. */
export interface MailedLink {
  readonly email: string;
}

/** What sets a new password. */
export interface LinkAndNewPassword {
  readonly code: string;
  readonly newPassword: string;
  /** The ids of the passkeys to remove. */
  readonly removePasskeys: string[];
}

export type PasswordResetEvent =
  | { readonly type: 'email.change' }
  | { readonly type: 'link.request' }
  | { readonly type: 'load.retry' }
  | ChildCrashed;

export type PasswordResetTag = 'opening' | 'slow' | 'failed';
