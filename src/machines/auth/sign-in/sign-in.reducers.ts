import type { EventObject } from 'xstate';
import { failureOf, type CommandOutcome } from '../../shared/commands/command.ts';
import type { Mate } from '../../../../contract/mates/mate.ts';
import type { ProviderName, Providers } from '../../../../contract/sign-in/provider.ts';
import type { SecondStep } from '../../../../contract/sign-in/second-step.ts';
import type { UserInfo } from '../../../../contract/sign-in/user.ts';
import type { ChildCrashed } from '../../shared/supervised.ts';
import type { Failure } from '../../shared/failure.ts';
import type { ProviderNotice } from './provider-redirect.machine.ts';

export type { ProviderName, SecondStep };

export type PanelMode = 'signIn' | 'signUp';

/** The user's input in the panel. It passes through to the service and is never stored. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A registration whose address is not confirmed yet. */
export interface PendingRegistration {
  readonly email: string;
  readonly ticket: string | null;
}

/** `rejected`: any failure but wrong credentials. */
export type SignInTag = 'busy' | 'slow' | 'wrongCredentials' | 'rejected';

/** A mate as the panel shows it. */
export type PanelMate = Pick<Mate, 'hue' | 'portrait' | 'portraitSet' | 'quote' | 'shortName'>;

export interface SignInInput {
  /** Whom a visitor wants to chat with; null where the panel was opened for another reason. */
  readonly mate: PanelMate | null;
  /** The form with which the panel opens. */
  readonly mode: PanelMode;
}

export interface SignInContext extends SignInInput {
  /** The providers of the host; null until they are known. */
  readonly offered: Providers | null;
  /** The provider that was chosen last. */
  readonly provider: ProviderName | null;
  readonly notice: ProviderNotice | null;
  /** Why the last attempt failed. */
  readonly failure: Failure | null;
  readonly result: SignInResult | null;
}

/** The actors that the machine invokes, each by its ID. */
export type SignInChildren = {
  fetchProviders: 'fetchProviders';
  sendSignIn: 'signIn';
  sendSignUp: 'signUp';
  providerRedirect: 'providerRedirect';
};

/** The types of the machine. */
export interface SignInTypes {
  readonly context: SignInContext;
  readonly events: SignInEvent;
  readonly input: SignInInput;
  readonly output: SignInResult;
  readonly tags: SignInTag;
  readonly children: SignInChildren;
}

/** How a call ended that signs in: with a user, or with a second step that the account asks for. */
export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly user: UserInfo }
  | { readonly kind: 'secondStep'; readonly step: SecondStep };

export type SignInResult =
  | SignInOutcome
  | { readonly kind: 'registered'; readonly registration: PendingRegistration };

export type SignInEvent =
  | ChildCrashed
  | { readonly type: 'mode.switch' }
  /** The panel was requested again while it is open. */
  | { readonly type: 'mode.choose'; readonly mode: PanelMode }
  | ({ readonly type: 'credentials.submit' } & Credentials)
  | { readonly type: 'provider.choose'; readonly provider: ProviderName };

/** Passes the password from the event to the service; it is never stored. */
export function toCredentials(event: EventObject): Credentials {
  if (!isSubmit(event)) throw new TypeError(`${event.type} has no credentials.`);
  return { email: event.email, password: event.password };
}

const isSubmit = (event: EventObject): event is Extract<SignInEvent, { type: 'credentials.submit' }> =>
  event.type === 'credentials.submit';

export const isFilled = (event: SignInEvent): boolean =>
  event.type === 'credentials.submit' && event.email !== '' && event.password !== '';

/** Throws where there is no result, which no path to the final state allows. */
export function toResult({ result }: Pick<SignInContext, 'result'>): SignInResult {
  if (result === null) throw new TypeError('The panel is done without a result.');
  return result;
}

/** The notification of an attempt that failed. */
export const toToast = (outcome: CommandOutcome) => ({
  key: 'signInFailed' as const,
  error: failureOf(outcome),
});
