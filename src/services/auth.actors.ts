import { fromPromise } from 'xstate';
import { benefits, login, logout, register, verifyStatus } from '../../contract/user.ts';
import type {
  PendingRegistration,
  TypedCredentials,
  UserBenefits,
  UserInfo,
  VerificationStatus,
} from '../machines/auth.types.ts';
import type { Http } from './http.ts';
import { watchOtherTabs } from './other-tabs.ts';
import type { UserStoreService } from './user-store.ts';
import { watchVisibility } from './visibility.ts';

interface Dependencies {
  readonly call: Http['call'];
  readonly userStore: Pick<UserStoreService, 'read'>;
}

/** What the auth machine's actors do. */
export const authActors = ({ call, userStore }: Dependencies) => ({
  watchStore: watchOtherTabs(userStore.read),
  watchPage: watchVisibility(),
  signIn: fromPromise<UserInfo, TypedCredentials>(({ input, signal }) => call(login, input, signal)),
  signUp: fromPromise<PendingRegistration, TypedCredentials>(async ({ input, signal }) => {
    const registration = await call(register, input, signal);
    return { email: input.email.trim(), ticket: registration?.ticket ?? null };
  }),
  checkVerified: fromPromise<VerificationStatus, PendingRegistration>(
    ({ input: { email, ticket }, signal }) =>
      call(verifyStatus, ticket === null ? { email } : { email, ticket }, signal),
  ),
  loadBenefits: fromPromise<UserBenefits, undefined>(({ signal }) => call(benefits, {}, signal)),
  signOut: fromPromise<void, undefined>(async ({ signal }) => {
    await call(logout, {}, signal);
  }),
});
