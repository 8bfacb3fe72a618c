import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { seconds, type Now } from '../../clock.ts';
import { hashSecret } from '../../ids.ts';
import { DomainError } from '../domain-error.ts';
import {
  emailNotVerified,
  signInRejected,
  providerUnreachable,
  parseEmail,
  type ProviderIdentity,
} from './providers.ts';

export interface GoogleSettings {
  readonly clientId: string;
  readonly authorizeUrl: string;
  /** Where the keys are published that tokens are signed with. */
  readonly jwksUrl: string;
  readonly issuers: readonly string[];
  /** Milliseconds. */
  readonly timeout: number;
}

export type ReadGoogleCredential = (sent: {
  credential: string;
  nonce: string | undefined;
}) => Promise<ProviderIdentity>;

/** How far the clocks of two machines may be apart. */
const clockTolerance = seconds(30);

/**
 * Reads who a Google ID token vouches for. Throws `signInRefused` when it is not for this product, not signed by the
 * issuer, too old, not for this very request or without a confirmed address, and `unavailable` when the keys cannot be had.
 */
export const createGoogle = (settings: GoogleSettings, now: Now): ReadGoogleCredential => {
  const keys = createRemoteJWKSet(new URL(settings.jwksUrl), { timeoutDuration: settings.timeout });
  return async ({ credential, nonce }) => {
    try {
      const { payload } = await jwtVerify(credential, keys, {
        issuer: [...settings.issuers],
        audience: settings.clientId,
        algorithms: ['RS256'],
        currentDate: new Date(now()),
        clockTolerance: clockTolerance / 1000,
        requiredClaims: ['iss', 'aud', 'sub', 'email', 'iat', 'exp'],
      });
      return toIdentity(payload, { credential, nonce });
    } catch (error) {
      throw toProviderError(error);
    }
  };
};

const toIdentity = (
  payload: JWTPayload,
  { credential, nonce }: { credential: string; nonce: string | undefined },
): ProviderIdentity => {
  const { sub, exp } = payload;
  // A token that was asked for with a nonce opens nothing for somebody who does not know it.
  if (payload['nonce'] !== nonce || typeof sub !== 'string' || sub === '' || exp === undefined) {
    throw signInRejected('google');
  }
  const email = parseEmail(payload['email']);
  if (email === null || payload['email_verified'] !== true) {
    throw emailNotVerified('google');
  }
  return {
    provider: 'google',
    subject: sub,
    email,
    once: { hash: hashSecret(withoutSignature(credential)), expiresAt: exp * 1000 + clockTolerance },
  };
};

/** Without the signature: that can be written in more than one way. */
const withoutSignature = (credential: string): string => credential.slice(0, credential.lastIndexOf('.'));

/** What is wrong with the token is told apart from keys that could not be fetched. */
const toProviderError = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof DomainError) {
    return error;
  }
  return tokenErrors.some((kind) => error instanceof kind)
    ? signInRejected('google', { cause: error })
    : providerUnreachable('google', { cause: error });
};

const tokenErrors = [
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
];
