import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Nothing } from '../primitives.ts';
import { UserInfo } from './user.ts';

/** Services that authenticate a person, so that no password is needed. */
export const providerNames = ['google', 'discord'] as const;
export const ProviderName = v.picklist(providerNames);
export type ProviderName = v.InferOutput<typeof ProviderName>;

/** The paths to which a provider redirects users, with its result in the URL. The first one is the specification's. */
export const callbackPaths = { discord: '/user/loginDiscord', google: '/user/loginGoogle' } as const;

/** The settings that a page needs to redirect a user to a provider. */
const ProviderEntry = v.object({ clientId: v.string(), authorizeUrl: v.string() });
export type ProviderEntry = v.InferOutput<typeof ProviderEntry>;

/** Null for a provider that is not configured. */
export const Providers = v.object({ google: v.nullable(ProviderEntry), discord: v.nullable(ProviderEntry) });
export type Providers = v.InferOutput<typeof Providers>;

/** The providers with which users of this server can sign in. */
export const providers = defineCall({
  method: 'GET',
  path: '/user/providers',
  access: 'open',
  effect: 'read',
  input: Nothing,
  output: Providers,
  extension: true,
});

const Nonce = v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/));

/** `credential` is Google's ID token, valid for one sign-in. A client that requested it with a nonce sends that too. */
export const loginGG = defineCall({
  method: 'POST',
  path: '/user/loginGG',
  access: 'open',
  effect: 'write',
  input: v.object({
    credential: v.pipe(v.string(), v.minLength(1), v.maxLength(8192)),
    nonce: v.optional(Nonce),
  }),
  output: UserInfo,
});

/**
 * `code` is the code that Discord added to the URL, and `codeVerifier` the PKCE verifier of its challenge. The call
 * changes data: it has an effect only when the header `token` is sent, even if empty.
 */
export const loginDiscord = defineCall({
  method: 'GET',
  path: callbackPaths.discord,
  access: 'open',
  effect: 'write',
  input: v.object({
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(512), v.regex(/^[\x21-\x7e]+$/)),
    codeVerifier: v.optional(v.pipe(v.string(), v.regex(/^[\w.~-]{43,128}$/))),
  }),
  output: UserInfo,
});
