import type { UserBenefits, UserInfo, UserStore } from '../../../src/machines/auth/auth.reducers.ts';
import type { RouteMatch, ScreenId } from '../../../src/machines/navigation/navigation.machine.ts';
import type { SignInOutcome } from '../../../src/machines/auth/sign-in/sign-in.reducers.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';

/** Returns a user whose properties all have different values. */
export const userOf = (uuid: string): UserInfo => ({ uuid, token: `token-of-${uuid}`, language: 'en' });

export const ann = userOf('ann');
export const ben = userOf('ben');

/** How a call ends that signs in: with the user, or with a second step. */
export const asUser = (user: UserInfo): SignInOutcome => ({ kind: 'signedIn', user });
export const secondStep: SignInOutcome & { kind: 'secondStep' } = {
  kind: 'secondStep',
  step: { token: 'token-of-step' },
};

export const nothing: UserBenefits = { chats: 0, goldCoins: 0, userId: '' };
export const some: UserBenefits = { chats: 50, goldCoins: 7, userId: 'ann' };

export const storeOf = (store: Partial<UserStore>): UserStore => ({
  user: null,
  language: 'en',
  registerEmail: null,
  nfsw: false,
  benefits: nothing,
  ...store,
});

export const refused = new ApiError('rejected', 'This address is taken.', { code: 4000 });

export const locked = new ApiError('rejected', 'This account is locked.', { code: 4034 });

export const routeOf = (screen: ScreenId, signIn = false): RouteMatch => ({
  screen,
  header: true,
  footer: true,
  signIn,
});
