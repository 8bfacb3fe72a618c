import type { Profile } from '../../../contract/account.ts';
import type { EmailReport } from './email/email-change.types.ts';

export interface ProfileContext {
  readonly profile: Profile | null;
}

export interface ProfileChange {
  readonly name: string;
  readonly hue: number;
}

export interface AccountOwner {
  /** Whether the password has to confirm a change of the account. */
  readonly hasPassword: boolean;
}

/** Goes to the service and is never stored. `oldPassword` is empty for an account without a password. */
export interface PasswordChange extends AccountOwner {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** What the user types to delete the account. The password goes to the service and is never stored. */
export interface AccountDeletion extends AccountOwner {
  readonly word: string;
  readonly password: string;
}

export type ProfileEvent =
  | EmailReport
  | { readonly type: 'load.retry' }
  | { readonly type: 'load.cancel' }
  | ({ readonly type: 'profile.save' } & ProfileChange)
  | { readonly type: 'export.request' }
  | { readonly type: 'deletion.request' };

export type ProfileTag = 'failed' | 'shown' | 'exporting';

/** The children by id, with the names of their logic. */
export type ProfileChildren = {
  blockedMates: 'blockedMates';
  emailChange: 'emailChange';
  installation: 'installation';
  passkeys: 'passkeys';
  request: 'fetchProfile';
  saveProfile: 'saveProfile';
  changePassword: 'changePassword';
  saveExport: 'saveExport';
  deleteAccount: 'deleteAccount';
};
