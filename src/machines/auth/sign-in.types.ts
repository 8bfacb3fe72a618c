import type { ProviderName } from '../../../contract/provider.ts';
import type { UserInfo } from '../../../contract/user.ts';
import type { Failure } from '../shared/failure.ts';

export type { ProviderName };

export type PanelMode = 'signIn' | 'signUp';

/** What is typed into the panel. It passes through to the service and is never kept. */
export interface TypedCredentials {
  readonly email: string;
  readonly password: string;
}

/** A registration that waits for its address to be confirmed. */
export interface PendingRegistration {
  readonly email: string;
  readonly ticket: string | null;
}

/** Where to go for a provider's word; null where the provider is not set up. */
export type RedirectUrl = string | null;

export interface SignInInput {
  readonly mode: PanelMode;
}

export interface SignInContext extends SignInInput {
  /** The provider that was chosen last. */
  readonly provider: ProviderName | null;
  /** Why the way to the provider could not be had. */
  readonly failure: Failure | null;
  readonly result: SignInResult | null;
}

/** With what the panel is done. */
export type SignInResult =
  | { readonly kind: 'signedIn'; readonly user: UserInfo }
  | { readonly kind: 'registered'; readonly registration: PendingRegistration };

export type SignInEvent =
  | { readonly type: 'mode.switch' }
  /** Somebody asked for the panel again while it is open. */
  | { readonly type: 'mode.choose'; readonly mode: PanelMode }
  | ({ readonly type: 'credentials.submit' } & TypedCredentials)
  | { readonly type: 'provider.choose'; readonly provider: ProviderName }
  | { readonly type: 'load.cancel' }
  /** The page was left and is here again, as the browser had kept it. */
  | { readonly type: 'provider.abandoned' };
