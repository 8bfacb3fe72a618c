import type { Profile } from '../../../contract/account.ts';

export interface AccountOwner {
  /** Whether the password has to confirm a change of the account. */
  readonly hasPassword: boolean;
}

export const toOwner = ({ profile }: { readonly profile: Profile | null }): AccountOwner => ({
  hasPassword: profile?.hasPassword !== false,
});
