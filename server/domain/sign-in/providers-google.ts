import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { seconds, type Now } from '../../shared/clock.ts';
import { hashSecret } from '../../shared/ids.ts';
import { DomainError } from '../domain-error.ts';
import {
  emailNotVerified,
  signInRejected,
  providerUnreachable,
  parseEmail,
  type ProviderIdentity,
} from './providers.ts';
import type { GoogleSettings } from '../../config/providers.ts';

export type ReadGoogleCredential = (sent: {
  credential: string;
  nonce: string | undefined;
}) => Promise<ProviderIdentity>;

/** The tolerated clock difference between two machines, in milliseconds. */
const clockTolerance = seconds(30);

/**
 * Creates a function that verifies a Google ID token and returns its identity. Throws `signInRefused` when the token is
 * not for this product, not signed by the issuer, expired, not for this request or without a verified address, and
 * `unavailable` when the keys cannot be fetched.
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
      assertMadeBefore(payload, now() + clockTolerance);
      return toIdentity(payload, { credential, nonce });
    } catch (error) {
      throw toProviderError(error);
    }
  };
};

/** The library checks when a token was made only against a maximum age. */
const assertMadeBefore = ({ iat }: JWTPayload, latest: number): void => {
  if (iat === undefined || iat * 1000 > latest) {
    throw signInRejected('google');
  }
};

const toIdentity = (
  payload: JWTPayload,
  { credential, nonce }: { credential: string; nonce: string | undefined },
): ProviderIdentity => {
  const { sub, exp } = payload;
  // A token requested with a nonce is useless to anyone who does not know it.
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
    credential: { hash: hashSecret(withoutSignature(credential)), expiresAt: exp * 1000 + clockTolerance },
  };
};

/** The signature can be encoded in more than one way. */
const withoutSignature = (credential: string): string => credential.slice(0, credential.lastIndexOf('.'));

/** Distinguishes an invalid token from keys that could not be fetched. */
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
