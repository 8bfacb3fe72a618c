import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { PasskeyAssertion, PasskeyRequest } from './passkey.ts';
import { UserInfo } from './user.ts';

/**
 * A sign-in whose first step succeeded. It is the envelope's `d` with the code `secondStepRequired`, which every sign-in
 * without a passkey may return. The token is valid for five minutes, for few attempts and for one session.
 */
export const SecondStep = v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) });
export type SecondStep = v.InferOutput<typeof SecondStep>;

/** Returns what a browser needs to ask for one of the account's passkeys. Replaces the challenge of the call before. */
export const startSecondStep = defineCall({
  method: 'POST',
  path: '/user/secondStep/start',
  access: 'open',
  effect: 'write',
  input: SecondStep,
  output: PasskeyRequest,
  extension: true,
});

/** Signs in. Returns `wrongCredentials` for any other passkey, and `notFound` for a sign-in that has expired. */
export const finishWithPasskey = defineCall({
  method: 'POST',
  path: '/user/secondStep/passkey',
  access: 'open',
  effect: 'write',
  input: v.object({ ...SecondStep.entries, assertion: PasskeyAssertion }),
  output: UserInfo,
  extension: true,
});

/**
 * Signs in with a recovery code, which is valid once. Case, spaces and hyphens do not matter. The owner of the account is
 * notified by mail. Returns `wrongCredentials` for any other code, and `notFound` for a sign-in that has expired.
 */
export const finishWithCode = defineCall({
  method: 'POST',
  path: '/user/secondStep/code',
  access: 'open',
  effect: 'write',
  input: v.object({ ...SecondStep.entries, code: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  output: UserInfo,
  extension: true,
});
