import type { UserInfo } from '../../../contract/user.ts';
import type { AuthContext, AuthEvent, Balances } from './auth.types.ts';
import type { SecondStepInput } from './sign-in/second-step.types.ts';
import type { PendingRegistration, SignInInput, SignInResult } from './sign-in/sign-in.types.ts';

/** The panel opens to sign in, unless it was asked for in another way. */
export const toPanel = (event: AuthEvent): SignInInput =>
  event.type === 'panel.open'
    ? { mode: event.mode, mate: event.mate ?? null }
    : { mode: 'signIn', mate: null };

/** Clears the registration: its address must not remain in a browser that others use too. */
export const toSignedIn = (user: UserInfo): Partial<AuthContext> => ({
  user,
  language: user.language,
  registerEmail: null,
  nfsw: user.nfsw === true,
  ticket: null,
});

/** Leaves `nfsw` as it is where the host does not return it. */
export const toBalances = ({ nfsw, ...benefits }: Balances): Partial<AuthContext> => ({
  benefits,
  ...(nfsw === undefined ? {} : { nfsw }),
});

/** The frames of a reply have the balances only; what else is known of the benefits remains. */
export const mergeBalances = ({ benefits }: AuthContext, balances: Balances): Partial<AuthContext> =>
  toBalances({ ...benefits, ...balances });

export const signedOut: Partial<AuthContext> = {
  user: null,
  nfsw: false,
  benefits: { chats: 0, goldCoins: 0, userId: '' },
};

export const toSignInResult = (result: SignInResult): Partial<AuthContext> => {
  if (result.kind === 'signedIn') return toSignedIn(result.user);
  if (result.kind === 'secondStep') return { step: result.step };
  return { registerEmail: result.registration.email, ticket: result.registration.ticket };
};

export const toUserId = ({ user }: AuthContext) => ({ userId: user?.uuid ?? '' });

/** Throws where there is none, which no path to the second step allows. */
export function toStep({ step }: AuthContext): SecondStepInput {
  if (step === null) throw new TypeError('No second step is required.');
  return { step };
}

export const toRegistration = ({ registerEmail, ticket }: AuthContext): PendingRegistration => ({
  email: registerEmail ?? '',
  ticket,
});

/** Returns what another tab stored. */
export const toStoredUser = (event: AuthEvent): Partial<AuthContext> =>
  event.type === 'session.changed' ? toSignedIn(event.user) : {};

/** The language applies to every user, signed in or not. */
export const withLanguage = ({ user }: AuthContext, event: AuthEvent): Partial<AuthContext> => {
  if (event.type !== 'language.changed') return {};
  const { language } = event;
  return { language, user: user === null ? null : { ...user, language } };
};

export const withNfsw = (event: AuthEvent): Partial<AuthContext> =>
  event.type === 'nfsw.changed' ? { nfsw: event.nfsw } : {};

export const withToken = ({ user }: AuthContext, event: AuthEvent): Partial<AuthContext> =>
  user === null || event.type !== 'token.rotated' ? {} : { user: { ...user, token: event.token } };

/** Whether another tab stored the user of this one, such as with a new token. */
export const isSameUser = ({ user }: AuthContext, event: AuthEvent): boolean =>
  event.type === 'session.changed' && user?.uuid === event.user.uuid;
