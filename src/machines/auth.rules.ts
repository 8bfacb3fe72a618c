import type { EventObject } from 'xstate';
import type {
  AuthContext,
  AuthEvent,
  PendingRegistration,
  TypedCredentials,
  UserInfo,
  VerificationStatus,
} from './auth.types.ts';

/** The password goes from the event to the service and is kept nowhere on its way. */
export function credentialsOf(event: EventObject): TypedCredentials {
  if (!isSubmit(event))
    throw new TypeError(`Credentials come with credentials.submit, not with ${event.type}.`);
  return { email: event.email, password: event.password };
}

const isSubmit = (event: EventObject): event is Extract<AuthEvent, { type: 'credentials.submit' }> =>
  event.type === 'credentials.submit';

export const isFilled = (event: AuthEvent): boolean =>
  event.type === 'credentials.submit' && event.email !== '' && event.password !== '';

/** Nobody waits for a mail any more: its address would only stay behind in a browser that others use too. */
export const signedIn = (user: UserInfo): Partial<AuthContext> => ({
  user,
  language: user.language,
  registerEmail: null,
  ticket: null,
});

export const signedOut: Partial<AuthContext> = {
  user: null,
  nfsw: false,
  benefits: { chats: 0, goldCoins: 0, userId: '' },
};

export const registered = ({ email, ticket }: PendingRegistration): Partial<AuthContext> => ({
  registerEmail: email,
  ticket,
});

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

/** The language counts for whoever is here, visitors too. */
export const withLanguage = ({ user }: AuthContext, language: string): Partial<AuthContext> => ({
  language,
  user: user === null ? null : { ...user, language },
});

export const withToken = ({ user }: AuthContext, token: string): Partial<AuthContext> =>
  user === null ? {} : { user: { ...user, token } };
