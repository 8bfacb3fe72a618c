import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Count, Done } from './primitives.ts';
import { Credentials } from './user.ts';

/** Whether a sign-in of the account asks for a passkey after the password or the provider. */
export const SecondStepStatus = v.object({
  on: v.boolean(),
  /** How many recovery codes can still be used. */
  codesLeft: Count,
});
export type SecondStepStatus = v.InferOutput<typeof SecondStepStatus>;

/** Recovery codes, which are never returned again. */
export const RecoveryCodes = v.object({ codes: v.array(v.string()) });
export type RecoveryCodes = v.InferOutput<typeof RecoveryCodes>;

/** An account without a password must have signed in within the last minutes instead of sending one. */
const Proof = v.object({ password: v.optional(Credentials.entries.password) });

/**
 * Turns on the second step and returns the first recovery codes. Returns `forbidden` for an account without a passkey. The
 * owner of the account is notified by mail.
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

/**
 * Returns new recovery codes, which replace all others. Returns `notFound` while the second step is off. The owner of the
 * account is notified by mail.
 */
export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/user/secondStep/codes',
  access: 'token',
  effect: 'write',
  input: Proof,
  output: RecoveryCodes,
  extension: true,
});
