import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Nothing, Time } from '../primitives.ts';
import { Ticket, UserInfo } from './user.ts';

/**
 * Signs in by a link that works once: the owner's address that the terminal of a server at home prints, or the link that a signed-in
 * user makes for another device. Returns `notFound` for one that is too old or unknown, `signInRefused` for one that was used, and
 * `forbidden` for the owner's address on any other computer than the server's.
 */
export const openSignInLink = defineCall({
  method: 'POST',
  path: '/user/signInLink/open',
  access: 'open',
  effect: 'write',
  /** The value of the link's fragment. */
  input: v.object({ code: v.pipe(Ticket, v.minLength(1)) }),
  output: UserInfo,
  extension: true,
});

export const SignInLink = v.object({
  /** Where another device opens it; the secret is in the fragment. */
  url: v.string(),
  expiresAt: Time,
  /** Whether the address is one that other devices in the same network reach. */
  isReachable: v.boolean(),
});
export type SignInLink = v.InferOutput<typeof SignInLink>;

/** Makes a link that signs another device in to the caller's account, at home. Returns `notAvailable` on any other server. */
export const createSignInLink = defineCall({
  method: 'POST',
  path: '/user/signInLink/create',
  access: 'token',
  effect: 'write',
  input: v.optional(Nothing, {}),
  output: SignInLink,
  extension: true,
});
