import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Passkey } from './own-passkeys.ts';
import { Done, Id } from '../primitives.ts';
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

const ResetCode = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/**
 * Returns what the code of the mailed link opens: the passkeys that can sign in to the account, oldest first, and that can
 * be removed with the password. None while the account asks for a passkey after the password. Returns `notFound` for a link
 * that has expired or was used.
 */
export const readPasswordReset = defineCall({
  method: 'POST',
  path: '/user/password/reset/read',
  access: 'open',
  effect: 'read',
  input: v.object({ code: ResetCode }),
  output: v.object({ passkeys: v.array(Passkey) }),
  extension: true,
});

/**
 * Sets a new password with the code of the mailed link, removes the named passkeys, ends all sessions of the account and
 * starts one for the caller. The owner of the account is notified by mail. Returns `notFound` for a link that has expired or
 * was used, and `forbidden` for passkeys of an account that asks for one after the password.
 */
export const resetPassword = defineCall({
  method: 'POST',
  path: '/user/password/reset',
  access: 'open',
  effect: 'write',
  input: v.object({
    code: ResetCode,
    newPassword: NewAccount.entries.password,
    /** The ids of passkeys that the reader of the mail does not recognize. */
    removePasskeys: v.optional(v.pipe(v.array(Id), v.maxLength(20)), []),
  }),
  output: UserInfo,
  extension: true,
});
