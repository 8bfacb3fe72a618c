import type {
  AuthContext,
  AuthEvent,
  Balances,
  PendingRegistration,
  SignInResult,
  UserInfo,
  VerificationStatus,
} from './auth.types.ts';

/** Nobody waits for a mail any more: its address would only stay behind in a browser that others use too. */
export const signedIn = (user: UserInfo): Partial<AuthContext> => ({
  user,
  language: user.language,
  registerEmail: null,
  nfsw: user.nfsw === true,
  ticket: null,
});

/** A host that says nothing of mature content leaves it as it was. */
export const balanced = ({ nfsw, ...benefits }: Balances): Partial<AuthContext> => ({
  benefits,
  ...(nfsw === undefined ? {} : { nfsw }),
});

export const signedOut: Partial<AuthContext> = {
  user: null,
  nfsw: false,
  benefits: { chats: 0, goldCoins: 0, userId: '' },
};

const registered = ({ email, ticket }: PendingRegistration): Partial<AuthContext> => ({
  registerEmail: email,
  ticket,
});

/** How somebody came in: by an account that they had, or by one that waits to be confirmed. */
export const entered = (result: SignInResult): Partial<AuthContext> =>
  result.kind === 'signedIn' ? signedIn(result.user) : registered(result.registration);

export const verified = (status: VerificationStatus): Partial<AuthContext> =>
  status.verified ? signedIn(status.userInfo) : {};

export const registrationOf = ({ registerEmail, ticket }: AuthContext): PendingRegistration => ({
  email: registerEmail ?? '',
  ticket,
});

/** What another tab stored counts here too. */
export const changedElsewhere = (event: AuthEvent): Partial<AuthContext> =>
  event.type === 'session.changed' && event.user !== null
    ? { ...signedIn(event.user), registerEmail: event.registerEmail }
    : {};

/** The language applies to every user, visitors included. */
export const withLanguage = ({ user }: AuthContext, language: string): Partial<AuthContext> => ({
  language,
  user: user === null ? null : { ...user, language },
});

export const withToken = ({ user }: AuthContext, token: string): Partial<AuthContext> =>
  user === null ? {} : { user: { ...user, token } };
