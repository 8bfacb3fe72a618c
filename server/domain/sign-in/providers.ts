import { code } from '../../../contract/envelope.ts';
import type { ProviderName } from '../../../contract/sign-in/provider.ts';
import { DomainError } from '../domain-error.ts';

/** The person whom a provider vouches for. */
export interface ProviderIdentity {
  readonly provider: ProviderName;
  /** The provider's own id of the person, stable when the address changes. */
  readonly subject: string;
  /** Verified by the provider. */
  readonly email: string;
  /** A hash of the credential, which is valid for one sign-in, and when it expires. */
  readonly credential: { readonly hash: string; readonly expiresAt: number };
}

/** The providers' display names. */
export const providerLabels: Record<ProviderName, string> = { google: 'Google', discord: 'Discord' };

export const providerNotConfigured = (provider: ProviderName): DomainError =>
  new DomainError(code.notAvailable, {
    english: `Signing in with ${providerLabels[provider]} is not set up here.`,
  });

/** For a credential that is forged, issued for another client, or expired. */
export const signInRejected = (provider: ProviderName, options?: ErrorOptions): DomainError =>
  new DomainError(
    code.signInRefused,
    { english: `${providerLabels[provider]} did not confirm this sign-in. Please try again.` },
    options,
  );

export const credentialReused = (provider: ProviderName): DomainError =>
  new DomainError(code.signInRefused, {
    english: `This sign-in with ${providerLabels[provider]} was used already. Please try again.`,
  });

export const emailNotVerified = (provider: ProviderName): DomainError =>
  new DomainError(code.signInRefused, {
    english: `Your e-mail address is not confirmed at ${providerLabels[provider]}. Please confirm it there, or sign in with your e-mail here.`,
  });

export const linkedToAnotherAccount = (provider: ProviderName): DomainError =>
  new DomainError(code.signInRefused, {
    english: `The account with this address is opened by another ${providerLabels[provider]} account. Please use that one, or your password.`,
  });

export const providerUnreachable = (provider: ProviderName, options?: ErrorOptions): DomainError =>
  new DomainError(
    code.unavailable,
    {
      english: `${providerLabels[provider]} cannot be reached at the moment. Please try again, or sign in with your e-mail.`,
    },
    { ...options, retryAfter: 10 },
  );

/** Returns the value when it is a usable e-mail address, otherwise null. */
export const parseEmail = (email: unknown): string | null =>
  typeof email === 'string' && email.length <= 254 && /^[^\s@,<>"]+@[^\s@,<>"]+$/.test(email) ? email : null;
