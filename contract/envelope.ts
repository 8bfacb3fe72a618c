/**
 * What an answer's `c` may say. 200 and 5002 are the specification's; the others are ours and stay stable:
 * a client may branch on them, a person reads the message `m`.
 */
export const code = {
  ok: 200,
  /** The request was understood but its content was refused; `m` says what to change. */
  invalid: 4000,
  /** The e-mail and the password do not belong together. */
  wrongCredentials: 4010,
  /** The other service's word for this person is not good: forged, stale, used, or for an unconfirmed address. */
  signInRefused: 4011,
  /** The sign-up was made in another browser: confirming its address here takes the sign-up's password. */
  passwordRequired: 4012,
  /** The account may not do this. */
  forbidden: 4030,
  /** The caller must tell their age before this; the same request may be sent again afterwards. */
  ageUnknown: 4031,
  /** The caller is too young for this. */
  tooYoung: 4032,
  /** This is for people who turned mature content on, and the caller has not. */
  matureOff: 4033,
  /** There is no such thing, or it is not the caller's. */
  notFound: 4040,
  /** The chat allowance is used up. */
  allowanceEmpty: 4020,
  /** What was written is never taken, whatever the settings: it is sexual about somebody under age. */
  contentRefused: 4220,
  /** The caller blocked this mate: its rooms can be read, and nothing can be sent there. */
  mateBlocked: 4230,
  /** A reply is still being written in this room; the same request may be sent when it has ended. */
  busy: 4090,
  /** The caller has as many of these as there can be; `m` says what to do. Asking again later does not help. */
  limitReached: 4091,
  /** Too many tries; the header `retry-after` says how many seconds to wait. */
  tooMany: 4290,
  /** The server failed in a way that it did not foresee. */
  serverError: 5000,
  /** The token is missing, unknown, expired or revoked. */
  loginExpired: 5002,
  /** This host does not offer the call yet. */
  notAvailable: 5010,
  /** The companion could not be reached or could not answer. */
  companionFailed: 5020,
  /** The reply was cut off before its end; what came is kept. */
  replyInterrupted: 5021,
  /** The server is stopping or overloaded, or its database is away; the same request may be sent again soon. */
  unavailable: 5030,
} as const;

export type Code = (typeof code)[keyof typeof code];

/** The outside of every JSON answer; `d` is read by the call's own schema once `c` says 200. */
export interface Envelope {
  readonly c: number;
  readonly m?: string | null;
  readonly d?: unknown;
}
