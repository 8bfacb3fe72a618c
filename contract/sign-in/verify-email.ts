import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Count } from '../primitives.ts';
import { Credentials, Ticket, UserInfo } from './user.ts';

/** `userInfo` is returned when the sign-up's password was sent; the browser that signed up gets its own by polling. */
export const Confirmation = v.object({ userInfo: v.optional(UserInfo) });
export type Confirmation = v.InferOutput<typeof Confirmation>;

/**
 * Confirms a sign-up with the code of the mailed link, or the six digits that the terminal of a server at home prints; idempotent. The ticket, also as the cookie, or the sign-up's
 * password is required too, because the reader of the mail need not be the person who signed up. Returns
 * `passwordRequired` without either, and `wrongCredentials` for another password or other digits.
 */
export const confirmEmail = defineCall({
  method: 'POST',
  path: '/user/verify/confirm',
  access: 'open',
  effect: 'write',
  input: v.object({
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    ticket: v.optional(Ticket),
    password: v.optional(Credentials.entries.password),
  }),
  output: Confirmation,
  extension: true,
});

/** Sends the mail again; `wait` is the number of seconds until the next one is allowed. */
export const resendVerification = defineCall({
  method: 'POST',
  path: '/user/verify/resend',
  access: 'open',
  effect: 'write',
  input: v.object({ email: Credentials.entries.email, ticket: v.optional(Ticket) }),
  output: v.object({ wait: Count, sent: v.optional(v.boolean()) }),
  extension: true,
});
