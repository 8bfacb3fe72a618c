import type { UserBenefits, UserInfo, VerificationStatus } from '../../contract/user.ts';

export type PanelMode = 'signIn' | 'signUp';

/** What is typed into the panel. It passes through to the service and is never kept. */
export interface TypedCredentials {
  readonly email: string;
  readonly password: string;
}

/** The part of the state that outlives a visit, as the specification names it. */
export interface UserStore {
  readonly user: UserInfo | null;
  /** The language of a visitor is kept too. */
  readonly language: string;
  readonly registerEmail: string | null;
  readonly nfsw: boolean;
  readonly benefits: UserBenefits;
}

export interface AuthContext extends UserStore {
  /** The secret of a registration. It lives in memory only. */
  readonly ticket: string | null;
}

/** A registration that waits for its address to be confirmed. */
export interface PendingRegistration {
  readonly email: string;
  readonly ticket: string | null;
}

export type { UserBenefits, UserInfo, VerificationStatus };

export type AuthEvent =
  | { readonly type: 'panel.open'; readonly mode: PanelMode }
  | { readonly type: 'panel.close' }
  | { readonly type: 'mode.switch' }
  | ({ readonly type: 'credentials.submit' } & TypedCredentials)
  | { readonly type: 'load.cancel' }
  | { readonly type: 'session.expired' }
  | ({ readonly type: 'session.changed' } & Pick<UserStore, 'user' | 'registerEmail'>)
  | { readonly type: 'logout.request' }
  | { readonly type: 'verification.start' }
  | { readonly type: 'verification.stop' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' }
  | { readonly type: 'benefits.changed'; readonly benefits: UserBenefits }
  | { readonly type: 'token.rotated'; readonly token: string }
  | { readonly type: 'language.changed'; readonly language: string };
