import type { UserInfo, UserBenefits, VerificationStatus } from '../../../contract/sign-in/user.ts';
import type { SecondStepInput } from './sign-in/second-step.reducers.ts';
import type {
  PendingRegistration,
  SignInInput,
  SignInResult,
  PanelMate,
  PanelMode,
} from './sign-in/sign-in.reducers.ts';
import type { ChildCrashed } from '../shared/supervised.ts';
import type { SecondStep } from '../../../contract/sign-in/second-step.ts';

export type { PanelMate, PanelMode, PendingRegistration };

/** The part of the state that is stored between visits, named as in the specification. */
export interface UserStore {
  readonly user: UserInfo | null;
  /** Stored for visitors too. */
  readonly language: string;
  readonly registerEmail: string | null;
  readonly nfsw: boolean;
  readonly benefits: UserBenefits;
}

export interface AuthContext extends UserStore {
  /** The secret of a registration; never stored. */
  readonly ticket: string | null;
  /** The second step that a sign-in asks for; never stored. */
  readonly step: SecondStep | null;
}

/** The actors that the machine invokes, each under its own name. */
export type AuthChildren = {
  [
    Id in
      | 'watchStore'
      | 'signIn'
      | 'passkeySignIn'
      | 'secondStep'
      | 'emailVerification'
      | 'fetchBenefits'
      | 'signOut'
  ]: Id;
};

/** The balances, and the setting for mature content where the host returns it. */
export type Balances = UserBenefits & Pick<UserInfo, 'nfsw'>;

export type { UserBenefits, UserInfo, VerificationStatus };

/** The events that any part of the page may send. */
export type AuthCommand =
  /** `mate`: whom a visitor wants to chat with. */
  | { readonly type: 'panel.open'; readonly mode: PanelMode; readonly mate?: PanelMate }
  | { readonly type: 'panel.close' }
  | { readonly type: 'session.expired' }
  /** The user, an operator or the deletion of the account has ended the session from elsewhere. */
  | { readonly type: 'session.ended' };

export type AuthEvent =
  | ChildCrashed
  | AuthCommand
  | { readonly type: 'user.received'; readonly user: UserInfo }
  /** A provider, or the mailed link, identified the user, whose account asks for a second step. */
  | { readonly type: 'secondStep.require'; readonly step: SecondStep }
  /** Another tab stored a user: one who signed in there, or the current one with a new token. */
  | { readonly type: 'session.changed'; readonly user: UserInfo }
  /** Another tab signed out. */
  | { readonly type: 'session.cleared' }
  | { readonly type: 'logout.request' }
  | { readonly type: 'verification.start' }
  | { readonly type: 'verification.stop' }
  | { readonly type: 'benefits.changed'; readonly benefits: UserBenefits }
  /** They have changed elsewhere. */
  | { readonly type: 'benefits.outdated' }
  /** Whether the user sees mature content; the host decides. */
  | { readonly type: 'nfsw.changed'; readonly nfsw: boolean }
  | { readonly type: 'token.rotated'; readonly token: string }
  | { readonly type: 'language.changed'; readonly language: string };

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
