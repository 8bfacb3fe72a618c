import type { ChildCrashed } from '../shared/supervised.ts';
import type { SecondStep } from '../../../contract/second-step.ts';
import type { UserBenefits, UserInfo, VerificationStatus } from '../../../contract/user.ts';
import type { PanelMate, PanelMode, PendingRegistration } from './sign-in/sign-in.types.ts';

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

/** What any part of the page may send. */
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
