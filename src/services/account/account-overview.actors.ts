import { fromPromise } from 'xstate';
import type { Profile } from '../../../contract/account.ts';
import type { AccountService } from './account.ts';

/** What the actors of the user's own page do. */
export const accountOverviewActors = (account: Pick<AccountService, 'profile'>) => ({
  fetchProfile: fromPromise<Profile, undefined>(({ signal }) => account.profile(signal)),
});
