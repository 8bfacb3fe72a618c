import * as v from 'valibot';
import { minutes, type Now } from '../../shared/clock.ts';
import { hashSecret } from '../../shared/ids.ts';
import {
  emailNotVerified,
  signInRejected,
  providerUnreachable,
  parseEmail,
  type ProviderIdentity,
} from './providers.ts';
import type { DiscordSettings } from '../../config/providers.ts';

export interface DiscordCode {
  readonly code: string;
  readonly codeVerifier: string | undefined;
  /** The address that the code was sent to; Discord compares it. */
  readonly redirectUri: string;
}

export type ReadDiscordCode = (sent: DiscordCode) => Promise<ProviderIdentity>;

/** Longer than any code is valid at Discord, which accepts each only once anyway. */
const codeLifetime = minutes(15);

const TokenResponse = v.object({ access_token: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)) });
const DiscordUser = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  email: v.optional(v.unknown()),
  verified: v.optional(v.unknown()),
});

/**
 * Creates a function that exchanges a code at Discord and returns the identity it vouches for. Throws `signInRefused`
 * when Discord rejects the code or the address is not verified there, and `unavailable` when Discord is down, slow or
 * its response cannot be parsed. The access token is used for this one request and not stored.
 */
export const createDiscord = (settings: DiscordSettings, now: Now): ReadDiscordCode => {
  const fetchJson = createFetchJson(settings.timeout);
  return async (sent) => {
    const { access_token: granted } = await fetchJson(
      settings.tokenUrl,
      TokenResponse,
      toTokenRequest(settings, sent),
    );
    const person = await fetchJson(settings.userUrl, DiscordUser, {
      headers: { accept: 'application/json', authorization: `Bearer ${granted}` },
    });
    const email = parseEmail(person.email);
    if (email === null || person.verified !== true) {
      throw emailNotVerified('discord');
    }
    return {
      provider: 'discord',
      subject: person.id,
      email,
      credential: { hash: hashSecret(`discord ${sent.code}`), expiresAt: now() + codeLifetime },
    };
  };
};

const toTokenRequest = (
  { clientId, clientSecret }: DiscordSettings,
  { code, codeVerifier, redirectUri }: DiscordCode,
): RequestInit => ({
  method: 'POST',
  headers: { accept: 'application/json', authorization: toBasicAuth(clientId, clientSecret) },
  body: new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    ...(codeVerifier === undefined ? {} : { code_verifier: codeVerifier }),
  }),
});

const toBasicAuth = (clientId: string, clientSecret: string): string => {
  const pair = [clientId, clientSecret].map((part) => encodeURIComponent(part)).join(':');
  return `Basic ${Buffer.from(pair).toString('base64')}`;
};

/**
 * Creates a function that sends a request and parses the JSON response. Distinguishes a rejection from an unreachable
 * service.
 */
const createFetchJson =
  (timeout: number) =>
  async <Shape extends v.GenericSchema>(
    url: string,
    shape: Shape,
    request: RequestInit,
  ): Promise<v.InferOutput<Shape>> => {
    const { status, text } = await fetchText(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (status === 400 || status === 401 || status === 403) {
      throw signInRejected('discord');
    }
    const answer = v.safeParse(shape, status === 200 ? parseJson(text) : undefined);
    if (!answer.success) {
      throw providerUnreachable('discord');
    }
    return answer.output;
  };

const fetchText = async (url: string, request: RequestInit): Promise<{ status: number; text: string }> => {
  try {
    const response = await fetch(url, request);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw providerUnreachable('discord', { cause: error });
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
