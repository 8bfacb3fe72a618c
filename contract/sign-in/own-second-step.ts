import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Count, Done } from '../primitives.ts';
import { Credentials } from './user.ts';

/** Whether a sign-in of the account asks for a passkey after the password or the provider. */
export const SecondStepStatus = v.object({
  on: v.boolean(),
  /** How many recovery codes can still be used. */
  codesLeft: Count,
});
export type SecondStepStatus = v.InferOutput<typeof SecondStepStatus>;

const Token = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** Recovery codes, which are never returned again, and the token that confirms them within a day. Until then they are not valid. */
export const RecoveryCodes = v.object({ codes: v.array(v.string()), token: Token });
export type RecoveryCodes = v.InferOutput<typeof RecoveryCodes>;

/** An account without a password must have signed in within the last minutes instead of sending one. */
const Proof = v.object({ password: v.optional(Credentials.entries.password) });

/**
 * Returns the first recovery codes. Confirming them turns on the second step. Returns `forbidden` for an account without a
 * passkey.
 */
export const turnOnSecondStep = defineCall({
  method: 'POST',
  path: '/user/secondStep/on',
  access: 'token',
  effect: 'write',
  input: Proof,
  output: RecoveryCodes,
  extension: true,
});

/** Turns off the second step and deletes the recovery codes. The owner of the account is notified by mail. */
export const turnOffSecondStep = defineCall({
  method: 'POST',
  path: '/user/secondStep/off',
  access: 'token',
  effect: 'write',
  input: Proof,
  output: Done,
  extension: true,
});

/** Returns new recovery codes. Confirming them replaces the others. Returns `notFound` while the second step is off. */
export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/user/secondStep/codes',
  access: 'token',
  effect: 'write',
  input: Proof,
  output: RecoveryCodes,
  extension: true,
});

/**
 * Confirms that the owner has saved the recovery codes: they replace all others, and the second step is on. Repeating it changes
 * nothing. Returns `notFound` for codes that have expired or were replaced, and `forbidden` for an account without a passkey. The
 * owner of the account is notified by mail.
 */
export const confirmRecoveryCodes = defineCall({
  method: 'POST',
  path: '/user/secondStep/codes/confirm',
  access: 'token',
  effect: 'write',
  input: v.object({ token: Token }),
  output: SecondStepStatus,
  extension: true,
});
