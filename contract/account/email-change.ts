import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Done, Nothing, Time } from '../primitives.ts';
import { Credentials, NewAccount } from '../sign-in/user.ts';

/** A requested change of the account's address, which both mailboxes have to confirm. */
export const EmailChange = v.object({
  /** The new address, masked. */
  email: v.string(),
  /** The mailboxes in which the link was followed. */
  confirmed: v.object({ old: v.boolean(), new: v.boolean() }),
  expiresAt: Time,
});
export type EmailChange = v.InferOutput<typeof EmailChange>;

/** The pending change of the user's address; null without one. */
export const emailChange = defineCall({
  method: 'GET',
  path: '/user/email',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: v.object({ pending: v.nullable(EmailChange) }),
  extension: true,
});

/**
 * Mails a link to the new address and one to the current address. The address changes when both were followed within 30
 * minutes, and until then the session that requested it must not end. Replaces an earlier request. The response is the
 * same for an address that has an account, whose owner gets a mail that says so. `password` is omitted for an account
 * without one, which must have signed in within the last minutes instead.
 */
export const changeEmail = defineCall({
  method: 'POST',
  path: '/user/email/change',
  access: 'token',
  effect: 'write',
  input: v.object({
    newEmail: NewAccount.entries.email,
    password: v.optional(Credentials.entries.password),
  }),
  output: v.object({ pending: EmailChange }),
  extension: true,
});

/** Cancels the pending change. Succeeds without one too. */
export const cancelEmailChange = defineCall({
  method: 'POST',
  path: '/user/email/cancel',
  access: 'token',
  effect: 'write',
  input: v.optional(Nothing, {}),
  output: Done,
  extension: true,
});

const LinkCode = v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) });

/**
 * Confirms the change for one mailbox, with the code of the link that was mailed to it. The second mailbox changes the
 * address and ends all sessions of the account except the one that requested the change. The link to the new address also
 * requires the token of that session, or the account's password, because the reader of the mail need not be the person who
 * requested the change: returns `passwordRequired` without either, `wrongCredentials` for another password, and `forbidden`
 * for an account without one. Returns `notFound` for a link that has expired, and after the change.
 */
export const confirmEmailChange = defineCall({
  method: 'POST',
  path: '/user/email/confirm',
  access: 'open',
  effect: 'write',
  input: v.object({ ...LinkCode.entries, password: v.optional(Credentials.entries.password) }),
  output: v.object({ isChanged: v.boolean() }),
  extension: true,
});

/** Cancels the change with the code of the link that was mailed to the current address. Returns `notFound` as above. */
export const rejectEmailChange = defineCall({
  method: 'POST',
  path: '/user/email/reject',
  access: 'open',
  effect: 'write',
  input: LinkCode,
  output: Done,
  extension: true,
});
