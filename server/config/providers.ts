import * as v from 'valibot';
import { address, wholeNumber } from './values.ts';

/** Without a path the URL would be truncated when a browser is redirected there with a query. */
const endpoint = address(['http:', 'https:'], 'must be an address like https://host/path.');

/** The environment variables of provider sign-in; endpoints default to the providers' own. */
export const providerVariables = {
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_ISSUER: v.optional(v.string()),
  GOOGLE_AUTHORIZE_URL: v.optional(endpoint, 'https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_JWKS_URL: v.optional(endpoint, 'https://www.googleapis.com/oauth2/v3/certs'),
  DISCORD_CLIENT_ID: v.optional(v.string()),
  DISCORD_CLIENT_SECRET: v.optional(v.string()),
  DISCORD_AUTHORIZE_URL: v.optional(endpoint, 'https://discord.com/oauth2/authorize'),
  DISCORD_TOKEN_URL: v.optional(endpoint, 'https://discord.com/api/oauth2/token'),
  DISCORD_USER_URL: v.optional(endpoint, 'https://discord.com/api/users/@me'),
  PROVIDER_TIMEOUT_SECONDS: v.optional(wholeNumber(1, 60), '8'),
};

const Variables = v.object(providerVariables);
type Variables = v.InferOutput<typeof Variables>;

/** Google signs its tokens with either issuer. */
const googleIssuers = ['https://accounts.google.com', 'accounts.google.com'];

export interface DiscordSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly userUrl: string;
  /** The timeout of each of the two requests, in milliseconds. */
  readonly timeout: number;
}

export interface GoogleSettings {
  readonly clientId: string;
  readonly authorizeUrl: string;
  /** The address of the public keys that verify tokens. */
  readonly jwksUrl: string;
  readonly issuers: readonly string[];
  /** In milliseconds. */
  readonly timeout: number;
}

/** Returns the providers' settings; null for a provider that is not configured. */
export const readProviders = (
  values: Variables,
): { google: GoogleSettings | null; discord: DiscordSettings | null } => {
  const timeout = values.PROVIDER_TIMEOUT_SECONDS * 1000;
  const { GOOGLE_CLIENT_ID: googleId, DISCORD_CLIENT_ID: discordId, DISCORD_CLIENT_SECRET: secret } = values;
  return {
    google:
      googleId === undefined
        ? null
        : {
            clientId: googleId,
            authorizeUrl: values.GOOGLE_AUTHORIZE_URL,
            jwksUrl: values.GOOGLE_JWKS_URL,
            issuers: values.GOOGLE_ISSUER === undefined ? googleIssuers : [values.GOOGLE_ISSUER],
            timeout,
          },
    discord:
      discordId === undefined || secret === undefined
        ? null
        : {
            clientId: discordId,
            clientSecret: secret,
            authorizeUrl: values.DISCORD_AUTHORIZE_URL,
            tokenUrl: values.DISCORD_TOKEN_URL,
            userUrl: values.DISCORD_USER_URL,
            timeout,
          },
  };
};
