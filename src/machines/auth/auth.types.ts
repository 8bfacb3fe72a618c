import type { UserBenefits, UserInfo, VerificationStatus } from '../../../contract/user.ts';
import type { PanelMode, PendingRegistration, SignInResult } from './sign-in.types.ts';

export type { PanelMode, PendingRegistration, SignInResult };

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
  /** What the panel was opened for. */
  readonly mode: PanelMode;
  /** The panel's code is here. */
  readonly hasPanel: boolean;
}

/** The balances, with the host's word on mature content where it gave one. */
export type Balances = UserBenefits & Pick<UserInfo, 'nfsw'>;

export type { UserBenefits, UserInfo, VerificationStatus };

/** What the page may ask for, or hear, before the actor is here. */
export type AuthCommand =
  | { readonly type: 'panel.open'; readonly mode: PanelMode }
  | { readonly type: 'panel.close' }
  | { readonly type: 'session.expired' };

export type AuthEvent =
  | AuthCommand
  /** Once more for the panel's code, which did not come. */
  | { readonly type: 'load.retry' }
  | { readonly type: 'load.cancel' }
  | { readonly type: 'user.received'; readonly user: UserInfo }
  | ({ readonly type: 'session.changed' } & Pick<UserStore, 'user' | 'registerEmail'>)
  | { readonly type: 'logout.request' }
  | { readonly type: 'verification.start' }
  | { readonly type: 'verification.stop' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' }
  | { readonly type: 'benefits.changed'; readonly benefits: UserBenefits }
  /** Whether the host may show mature content to the user; nobody else decides. */
  | { readonly type: 'nfsw.changed'; readonly nfsw: boolean }
  | { readonly type: 'token.rotated'; readonly token: string }
  | { readonly type: 'language.changed'; readonly language: string };
