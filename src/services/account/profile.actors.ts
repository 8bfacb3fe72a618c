import { fromPromise } from 'xstate';
import type { Profile } from '../../../contract/account.ts';
import type {
  AccountDeletionInput,
  PasswordChange,
  ProfileChange,
} from '../../machines/account/profile.types.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import type { AccountService } from './account.ts';

/** Downloads the export, and shows that it is pending. */
interface Export {
  readonly begin: () => void;
  readonly download: (everything: unknown) => void;
  /** Also called when it failed or was canceled. */
  readonly end: () => void;
}

/** Implements the actors of the profile. */
export const profileActors = (account: AccountService, { begin, download, end }: Export) => ({
  fetchProfile: provideRequest<Profile>(({ signal }) => account.profile(signal)),
  saveProfile: fromPromise<Profile, ProfileChange>(({ input, signal }) => account.save(input, signal)),
  changePassword: fromPromise<void, PasswordChange>(({ input, signal }) =>
    account.changePassword(input, signal),
  ),
  saveExport: fromPromise<void, undefined>(async ({ signal }) => {
    begin();
    try {
      download(await account.everything(signal));
    } finally {
      end();
    }
  }),
  deleteAccount: fromPromise<void, Pick<AccountDeletionInput, 'password'>>(({ input, signal }) =>
    account.remove(input.password, signal),
  ),
});
