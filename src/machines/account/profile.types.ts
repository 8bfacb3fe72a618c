import type { Profile } from '../../../contract/account.ts';
import type { EmailReport } from './email/email-change.types.ts';

export interface ProfileContext {
  readonly profile: Profile | null;
}

export interface ProfileChange {
  readonly name: string;
  readonly hue: number;
}

/** Goes to the service and is never stored. `oldPassword` is empty for an account without a password. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** What the user types to confirm. The password goes to the service and is never stored. */
export interface AccountDeletionInput {
  readonly word: string;
  readonly password: string;
}

export type ProfileEvent =
  | EmailReport
  | { readonly type: 'load.retry' }
  | { readonly type: 'load.cancel' }
  | ({ readonly type: 'profile.save' } & ProfileChange)
  | ({ readonly type: 'password.change' } & PasswordChange)
  | { readonly type: 'password.cancel' }
  | { readonly type: 'export.request' }
  | { readonly type: 'deletion.request' }
  | { readonly type: 'deletion.cancel' }
  | ({ readonly type: 'deletion.confirm' } & AccountDeletionInput);

export type ProfileTag =
  | 'crashed'
  | 'failed'
  | 'shown'
  | 'changingPassword'
  | 'exporting'
  | 'asking'
  | 'deleting'
  | 'slow';
