import { fromPromise } from 'xstate';
import { benefits, logout, verifyStatus } from '../../../contract/user.ts';
import type {
  Balances,
  PendingRegistration,
  UserStore,
  VerificationStatus,
} from '../../machines/auth/auth.types.ts';
import type { Http } from '../http/http.ts';
import { watchOtherTabs } from './watch-session-storage.ts';
import type { UserStoreService } from './user-store.ts';
import { watchVisibility } from '../browser/watch-visibility.ts';

interface Dependencies {
  readonly call: Http['call'];
  readonly userStore: Pick<UserStoreService, 'read'>;
  /** Whom the machine starts with. */
  readonly known: () => UserStore;
}

/** What the auth machine's actors do. */
export const authActors = ({ call, userStore, known }: Dependencies) => ({
  watchStore: watchOtherTabs(userStore.read, known),
  watchPage: watchVisibility(),
  loadSignInPanel: fromPromise<void, undefined>(async () => {}),
  checkVerified: fromPromise<VerificationStatus, PendingRegistration>(
    ({ input: { email, ticket }, signal }) =>
      call(verifyStatus, ticket === null ? { email } : { email, ticket }, signal),
  ),
  fetchBenefits: fromPromise<Balances, undefined>(({ signal }) => call(benefits, {}, signal)),
  signOut: fromPromise<void, undefined>(async ({ signal }) => {
    await call(logout, {}, signal);
  }),
});
