import { fromPromise } from 'xstate';
import { benefits, logout, verifyStatus } from '../../../contract/sign-in/user.ts';
import type { Balances, PendingRegistration, VerificationStatus } from '../../machines/auth/auth.reducers.ts';
import { toAttempt } from '../../machines/shared/commands/command.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import type { Http } from '../http/http.ts';
import { watchOtherTabs } from './watch-session-storage.ts';
import type { UserStoreService } from './user-store.ts';
import { watchVisibility } from '../browser/watch/watch-visibility.ts';

interface Dependencies {
  readonly call: Http['call'];
  readonly userStore: Pick<UserStoreService, 'read' | 'hasExpired'>;
}

/** Implements the actors of the auth machine. */
export const authActors = ({ call, userStore }: Dependencies) => ({
  watchStore: watchOtherTabs(userStore),
  fetchBenefits: provideRequest<Balances>(({ signal }) => call(benefits, {}, signal)),
  signOut: toAttempt(
    fromPromise<void, undefined>(async ({ signal }) => {
      await call(logout, {}, signal);
    }),
  ),
});

/** Implements the actors of the e-mail verification. */
export const emailVerificationActors = ({ call }: Pick<Dependencies, 'call'>) => ({
  watchVisibility: watchVisibility(),
  checkVerified: fromPromise<VerificationStatus, PendingRegistration>(
    ({ input: { email, ticket }, signal }) =>
      call(verifyStatus, ticket === null ? { email } : { email, ticket }, signal),
  ),
});
