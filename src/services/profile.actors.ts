import { fromPromise } from 'xstate';
import type { Profile } from '../../contract/account.ts';
import type { Farewell, PasswordChange, ProfileChange } from '../machines/profile.types.ts';
import type { AccountService } from './account.ts';

/** What the actors of the account's screen do. `download` takes over everything that is exported. */
export const profileActors = (account: AccountService, download: (everything: unknown) => void) => ({
  fetchProfile: fromPromise<Profile, undefined>(({ signal }) => account.profile(signal)),
  saveProfile: fromPromise<Profile, ProfileChange>(({ input, signal }) => account.save(input, signal)),
  changePassword: fromPromise<void, PasswordChange>(({ input, signal }) =>
    account.changePassword(input, signal),
  ),
  saveExport: fromPromise<void, undefined>(async ({ signal }) => {
    download(await account.everything(signal));
  }),
  deleteAccount: fromPromise<void, Pick<Farewell, 'password'>>(({ input, signal }) =>
    account.remove(input.password, signal),
  ),
});
