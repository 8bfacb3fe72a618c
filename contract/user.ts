import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Count, Done, Nothing } from './primitives.ts';

/** The signed-in user as the page keeps it. `token` goes into the header of that name with every request. */
export const UserInfo = v.object({
  uuid: v.pipe(v.string(), v.minLength(1)),
  token: v.pipe(v.string(), v.minLength(1)),
  language: v.string(),
  /** Whether the user, a confirmed adult, wants mature content; an extension. */
  nfsw: v.optional(v.boolean()),
});
export type UserInfo = v.InferOutput<typeof UserInfo>;

export const UserBenefits = v.object({ chats: Count, goldCoins: Count, userId: v.string() });
export type UserBenefits = v.InferOutput<typeof UserBenefits>;

const Email = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email('Please enter a valid email address.'));

/** What somebody types to sign in: no format is checked beyond the limits of the store. */
export const Credentials = v.object({
  email: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
});
export type Credentials = v.InferOutput<typeof Credentials>;

export const NewAccount = v.object({
  email: Email,
  password: v.pipe(
    v.string(),
    v.minLength(8, 'Please choose a password of at least 8 characters.'),
    v.maxLength(256, 'Please choose a password of at most 256 characters.'),
  ),
});
export type NewAccount = v.InferOutput<typeof NewAccount>;

/** The secret that lets this browser, and no other, ask whether the address was confirmed. Good for one sign-in. */
export const Registration = v.object({ ticket: v.string() });
export type Registration = v.InferOutput<typeof Registration>;

export const VerificationStatus = v.variant('verified', [
  v.object({ verified: v.literal(false) }),
  v.object({ verified: v.literal(true), userInfo: UserInfo }),
]);
export type VerificationStatus = v.InferOutput<typeof VerificationStatus>;

export const register = defineCall({
  method: 'POST',
  path: '/user/register',
  access: 'open',
  effect: 'write',
  input: NewAccount,
  output: v.optional(v.nullable(v.partial(Registration))),
});

const Ticket = v.pipe(v.string(), v.maxLength(128));

export const verifyStatus = defineCall({
  method: 'POST',
  path: '/user/verify/status',
  access: 'open',
  effect: 'write',
  /** The ticket may also arrive as the HttpOnly cookie that register sets, so that a reload can go on asking. */
  input: v.object({ email: Credentials.entries.email, ticket: v.optional(Ticket) }),
  output: VerificationStatus,
});

/** `userInfo` is given where the password of the sign-up was sent; the browser that signed up gets its own by polling. */
export const Confirmation = v.object({ userInfo: v.optional(UserInfo) });
export type Confirmation = v.InferOutput<typeof Confirmation>;

/**
 * The mailed link's page sends its code here; sent twice, it succeeds twice. The ticket, also as the cookie, or the
 * password of the sign-up must come with it: who reads the mail need not be who signed up. Without either it answers
 * `passwordRequired`, with another password `wrongCredentials`.
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

/** Sends the mail again; `wait` is how many seconds must pass before the next time. */
export const resendVerification = defineCall({
  method: 'POST',
  path: '/user/verify/resend',
  access: 'open',
  effect: 'write',
  input: v.object({ email: Credentials.entries.email, ticket: v.optional(Ticket) }),
  output: v.object({ wait: Count }),
  extension: true,
});

export const login = defineCall({
  method: 'POST',
  path: '/user/login',
  access: 'open',
  effect: 'write',
  input: Credentials,
  output: UserInfo,
});

/** Ends the session of the token. Without a valid one there is nothing to end, which is a success too. */
export const logout = defineCall({
  method: 'POST',
  path: '/user/logout',
  access: 'open',
  effect: 'write',
  input: v.optional(Nothing, {}),
  output: Done,
});

/** With the host's word on mature content, as in `UserInfo`. */
export const benefits = defineCall({
  method: 'GET',
  path: '/user/benefits',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: v.object({ ...UserBenefits.entries, nfsw: UserInfo.entries.nfsw }),
});
