/**
 * The codes of an envelope's `c`. 200 and 5002 are the specification's; the others are ours and stay stable: a client may
 * branch on them, while users read the message `m`.
 */
export const code = {
  ok: 200,
  /** The request was understood but its content was refused; `m` explains what to change. */
  invalid: 4000,
  /** The e-mail address and the password do not match. */
  wrongCredentials: 4010,
  /** The provider's credential was rejected: forged, expired, reused, or for an unverified address. */
  signInRefused: 4011,
  /** The sign-up was made in another browser: confirming its address here requires the sign-up's password. */
  passwordRequired: 4012,
  /** The first step of the sign-in succeeded and the account asks for a second; `d` is a `SecondStep`. */
  secondStepRequired: 4013,
  /** The password is that of a sign-up whose address is not confirmed; `d` is a `Registration` with which to wait for that. */
  emailUnconfirmed: 4014,
  /** The account may not do this. */
  forbidden: 4030,
  /** The caller must submit their birth date first; the same request may be repeated afterwards. */
  ageUnknown: 4031,
  /** The caller is too young for this. */
  tooYoung: 4032,
  /** This requires mature content, which the caller has not enabled. */
  matureOff: 4033,
  /** An operator locked the account. Only those who have proven that it is theirs receive it. */
  accountLocked: 4034,
  /** It does not exist, or is not the caller's. */
  notFound: 4040,
  /** The message that this one would take the place of does not exist. The same text may be sent as a new message. */
  editedNotFound: 4041,
  /** The chat allowance is used up. */
  allowanceEmpty: 4020,
  /** The text is never accepted, whatever the settings: it is sexual about minors. */
  contentRefused: 4220,
  /** The caller blocked this mate: its rooms are readable, but accept no messages. */
  mateBlocked: 4230,
  /** An operator withdrew this mate: its rooms are readable, but accept no messages. */
  mateWithdrawn: 4231,
  /** A reply is still being written in this room; the same request may be repeated when it has ended. */
  busy: 4090,
  /** It was changed elsewhere since the caller read it: reading it again shows how. */
  changedElsewhere: 4092,
  /** The caller has reached the maximum number of these; `m` explains what to do. Retrying does not help. */
  limitReached: 4091,
  /** The caller has one that was made from the same file; `d` says which. */
  duplicate: 4093,
  /** Too many requests; the header `retry-after` contains the seconds to wait. */
  tooMany: 4290,
  /** An unexpected server error. */
  serverError: 5000,
  /** The token is missing, unknown, expired or revoked. */
  loginExpired: 5002,
  /** This host does not support the call. */
  notAvailable: 5010,
  /** The companion could not be reached or could not answer. */
  companionFailed: 5020,
  /** The reply was interrupted; its text so far is stored. */
  replyInterrupted: 5021,
  /** The server is stopping or overloaded, or its database is unavailable; the same request may be repeated soon. */
  unavailable: 5030,
} as const;

/**
 * How a session ended, in the `reason` of `loginExpired`: it `expired` unused, or was `ended` by the user, an operator or the deletion
 * of the account. Only after the former a client keeps what it stored for the user.
 */
export type SessionEnd = 'expired' | 'ended';

export type Code = (typeof code)[keyof typeof code];

/** The envelope of every JSON response; `d` is parsed with the call's own schema once `c` is 200. */
export interface Envelope {
  readonly c: number;
  readonly m?: string | null;
  readonly d?: unknown;
}
