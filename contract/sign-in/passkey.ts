import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Nothing } from '../primitives.ts';
import { UserInfo } from './user.ts';

/** Bytes as the WebAuthn JSON formats write them. */
export const Bytes = (longest: number) => v.pipe(v.string(), v.maxLength(longest), v.regex(/^[\w-]+$/));

const CredentialId = Bytes(1400);
/** The fields that identify a passkey in a browser's response. */
export const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: v.literal('public-key'),
};

/** The response of a browser when the user has confirmed with a passkey. */
export const PasskeyAssertion = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: Bytes(4096),
    authenticatorData: Bytes(4096),
    signature: Bytes(8192),
    userHandle: v.exactOptional(Bytes(128)),
  }),
});
export type PasskeyAssertion = v.InferOutput<typeof PasskeyAssertion>;

/** A passkey that a browser may use, or must not create again. */
export const Descriptor = v.object({
  id: v.string(),
  type: v.literal('public-key'),
});

/** What a browser needs to ask for a passkey of this host, as `PublicKeyCredentialRequestOptionsJSON`. */
export const PasskeyRequest = v.object({
  challenge: v.string(),
  timeout: v.number(),
  rpId: v.string(),
  userVerification: v.literal('required'),
  /** The passkeys to choose from; omitted for any. */
  allowCredentials: v.exactOptional(v.array(Descriptor)),
});
export type PasskeyRequest = v.InferOutput<typeof PasskeyRequest>;

/** The host name for which passkeys are created: a page at another one cannot use them. */
export const passkeySupport = defineCall({
  method: 'GET',
  path: '/user/passkey/support',
  access: 'open',
  effect: 'read',
  input: Nothing,
  output: v.object({ rpId: v.string() }),
  extension: true,
});

/** Starts a sign-in with any passkey of this host; names no account. The challenge is valid once, for five minutes. */
export const startPasskeySignIn = defineCall({
  method: 'POST',
  path: '/user/passkey/signIn/start',
  access: 'open',
  effect: 'write',
  input: v.optional(Nothing, {}),
  output: PasskeyRequest,
  extension: true,
});

/** Signs in. Returns `wrongCredentials` whatever the reason of a refusal is. */
export const signInWithPasskey = defineCall({
  method: 'POST',
  path: '/user/passkey/signIn',
  access: 'open',
  effect: 'write',
  input: PasskeyAssertion,
  output: UserInfo,
  extension: true,
});
