import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { canonicalEmail, maxEmailLength } from './email-address.ts';
import type { InputErrorId } from '../input-error.ts';
import { Count, Done, Nothing, Time } from '../primitives.ts';

/** The signed-in user as stored by the page. `token` is sent in the header of that name with every request. */
export const UserInfo = v.object({
  uuid: v.pipe(v.string(), v.minLength(1)),
  token: v.pipe(v.string(), v.minLength(1)),
  language: v.string(),
  /** Whether the user, a confirmed adult, has enabled mature content; an extension. */
  nfsw: v.optional(v.boolean()),
});
export type UserInfo = v.InferOutput<typeof UserInfo>;

export const UserBenefits = v.object({
  chats: Count,
  goldCoins: Count,
  userId: v.string(),
  /**
   * When the user last read, in any browser, that the mates are an AI. An extension of `/user/benefits`, omitted before the first
   * time and everywhere else.
   */
  aiNoticeAt: v.optional(Time),
  /**
   * The balance after the next refill, and when it is due. An extension of `/user/benefits`, omitted where credits are not refilled
   * and everywhere else.
   */
  refill: v.optional(v.object({ chats: Count, at: Time })),
});
export type UserBenefits = v.InferOutput<typeof UserBenefits>;

/** The server stores addresses in their canonical form; every spelling of one belongs to the same account. */
const Email = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(maxEmailLength),
  v.check((address) => canonicalEmail(address) !== null, 'emailInvalid' satisfies InputErrorId),
);

/** The input of the sign-in form: only lengths are validated. */
export const Credentials = v.object({
  email: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxEmailLength)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
});
export type Credentials = v.InferOutput<typeof Credentials>;

export const NewAccount = v.object({
  email: Email,
  password: v.pipe(
    v.string(),
    v.minLength(8, 'passwordTooShort' satisfies InputErrorId),
    v.maxLength(256, 'passwordTooLong' satisfies InputErrorId),
  ),
});
export type NewAccount = v.InferOutput<typeof NewAccount>;

/** The secret with which only this browser can poll for the confirmation of the address. Valid for one sign-in. */
export const Registration = v.object({ ticket: v.string() });
export type Registration = v.InferOutput<typeof Registration>;

export const VerificationStatus = v.variant('verified', [
  v.object({ verified: v.literal(false) }),
  v.object({ verified: v.literal(true), userInfo: UserInfo }),
]);
export type VerificationStatus = v.InferOutput<typeof VerificationStatus>;

/**
 * Begins a sign-up and sends a link to the address. The ticket belongs to this browser: only its holder can wait for
 * the confirmation.
 */
export const register = defineCall({
  method: 'POST',
  path: '/user/register',
  access: 'open',
  effect: 'write',
  input: NewAccount,
  output: v.optional(v.nullable(v.partial(Registration))),
});

export const Ticket = v.pipe(v.string(), v.maxLength(128));

/** Whether the address of a sign-up was confirmed; once it was, the answer contains the session, once. */
export const verifyStatus = defineCall({
  method: 'POST',
  path: '/user/verify/status',
  access: 'open',
  effect: 'write',
  /** The ticket may also be sent as the HttpOnly cookie that register sets, so that polling survives a reload. */
  input: v.object({ email: Credentials.entries.email, ticket: v.optional(Ticket) }),
  output: VerificationStatus,
});

/** Signs in with an address and a password. */
export const login = defineCall({
  method: 'POST',
  path: '/user/login',
  access: 'open',
  effect: 'write',
  input: Credentials,
  output: UserInfo,
});

/** Ends the session of the token. Succeeds without a valid one too. */
export const logout = defineCall({
  method: 'POST',
  path: '/user/logout',
  access: 'open',
  effect: 'write',
  input: v.optional(Nothing, {}),
  output: Done,
});

/** Includes the host's decision on mature content, as in `UserInfo`. */
export const benefits = defineCall({
  method: 'GET',
  path: '/user/benefits',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: v.object({ ...UserBenefits.entries, nfsw: UserInfo.entries.nfsw }),
});
