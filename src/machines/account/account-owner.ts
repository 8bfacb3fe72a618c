import type { Profile } from '../../../contract/account/account.ts';

export interface AccountOwner {
  /** Whether the password has to confirm a change of the account. */
  readonly hasPassword: boolean;
}

export const toOwner = ({ profile }: { readonly profile: Profile | null }): AccountOwner => ({
  hasPassword: profile?.hasPassword !== false,
});

/** The profile on a page that has loaded it; null before, and after the account is deleted. */
export const selectProfile = ({
  tags,
  context,
}: {
  readonly tags: ReadonlySet<string>;
  readonly context: { readonly profile: Profile | null };
}): Profile | null => (tags.has('shown') ? context.profile : null);

/** Goes to the service and is never stored. `oldPassword` is empty for an account without a password. */
export interface PasswordChange extends AccountOwner {
  readonly oldPassword: string;
  readonly newPassword: string;
}

export const isPasswordChangeComplete = (change: PasswordChange): boolean =>
  change.newPassword !== '' && (change.oldPassword !== '' || !change.hasPassword);
