import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Line } from '../line.ts';
import { SecondStepStatus } from './own-second-step.ts';
import { Bytes, credential, Descriptor } from './passkey.ts';
import { Done, Id, Nothing, Time } from '../primitives.ts';
import { Credentials } from './user.ts';

/** The response of a browser that has created a passkey. */
export const PasskeyRegistration = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: Bytes(4096),
    attestationObject: Bytes(16_384),
  }),
});
export type PasskeyRegistration = v.InferOutput<typeof PasskeyRegistration>;

/** What a browser needs to create a passkey, as `PublicKeyCredentialCreationOptionsJSON`. */
export const PasskeyCreation = v.object({
  challenge: v.string(),
  timeout: v.number(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
  /** The user's passkeys, so that a device that has one is not asked to create another. */
  excludeCredentials: v.array(Descriptor),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
});
export type PasskeyCreation = v.InferOutput<typeof PasskeyCreation>;

export const Passkey = v.object({
  passkeyId: Id,
  name: v.string(),
  createdAt: Time,
  /** Null until the first sign-in with it. */
  lastUsedAt: v.nullable(Time),
});
export type Passkey = v.InferOutput<typeof Passkey>;

/** The caller's passkeys, oldest first, and whether a sign-in asks for one. */
export const passkeys = defineCall({
  method: 'GET',
  path: '/user/passkeys',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: v.object({ rpId: v.string(), passkeys: v.array(Passkey), secondStep: SecondStepStatus }),
  extension: true,
});

/**
 * Starts the creation of a passkey. An account without a password must have signed in within the last minutes instead of
 * sending one. The challenge is valid once, for five minutes, in the caller's session.
 */
export const startPasskey = defineCall({
  method: 'POST',
  path: '/user/passkey/add/start',
  access: 'token',
  effect: 'write',
  input: v.object({ password: v.optional(Credentials.entries.password) }),
  output: PasskeyCreation,
  extension: true,
});

/** Adds the passkey that the browser created, named after the browser. The owner of the account is notified by mail. */
export const addPasskey = defineCall({
  method: 'POST',
  path: '/user/passkey/add',
  access: 'token',
  effect: 'write',
  input: PasskeyRegistration,
  output: Passkey,
  extension: true,
});

/** Renames a passkey of the caller. */
export const renamePasskey = defineCall({
  method: 'POST',
  path: '/user/passkey/rename',
  access: 'token',
  effect: 'write',
  input: v.object({ passkeyId: Id, name: v.pipe(Line(60), v.minLength(1)) }),
  output: Passkey,
  extension: true,
});

/**
 * Asks for the same proof as `startPasskey`. Returns `forbidden` for the last passkey while the second step is on. The owner
 * of the account is notified by mail.
 */
export const removePasskey = defineCall({
  method: 'POST',
  path: '/user/passkey/remove',
  access: 'token',
  effect: 'write',
  input: v.object({ passkeyId: Id, password: v.optional(Credentials.entries.password) }),
  output: Done,
  extension: true,
});
