import type { Profile } from '../../../contract/account.ts';

export interface AccountOwner {
  /** Whether the password has to confirm a change of the account. */
  readonly hasPassword: boolean;
}

export const toOwner = ({ profile }: { readonly profile: Profile | null }): AccountOwner => ({
  hasPassword: profile?.hasPassword !== false,
});

/** Goes to the service and is never stored. `oldPassword` is empty for an account without a password. */
export interface PasswordChange extends AccountOwner {
  readonly oldPassword: string;
  readonly newPassword: string;
}

export const isPasswordChangeComplete = (change: PasswordChange): boolean =>
  change.newPassword !== '' && (change.oldPassword !== '' || !change.hasPassword);
