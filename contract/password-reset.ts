import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Done } from './primitives.ts';
import { NewAccount, UserInfo } from './user.ts';

/**
 * Mails a link with which the owner of the address can set a new password. The response is the same for an address
 * without an account, whose owner gets a mail that says so.
 */
export const requestPasswordReset = defineCall({
  method: 'POST',
  path: '/user/password/forgot',
  access: 'open',
  effect: 'write',
  input: v.object({ email: NewAccount.entries.email }),
  output: Done,
  extension: true,
});

/**
 * Sets a new password with the code of the mailed link, ends all sessions of the account and starts one for the caller.
 * Returns `notFound` for a link that has expired or was used.
 */
export const resetPassword = defineCall({
  method: 'POST',
  path: '/user/password/reset',
  access: 'open',
  effect: 'write',
  input: v.object({
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    newPassword: NewAccount.entries.password,
  }),
  output: UserInfo,
  extension: true,
});
