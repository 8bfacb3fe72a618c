import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Done, Id, Nothing, Time } from '../primitives.ts';

/** The name of a language, with its script and region. */
export const LanguageTag = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i));

/** Where a session runs, as far as the browser names itself. Contains no address and no version. */
export const SessionClient = v.object({
  /** A known name such as `Firefox`; null for any other. */
  browser: v.nullable(v.string()),
  /** A known name such as `Windows`; null for any other. */
  system: v.nullable(v.string()),
  /** The first language that the browser asks for, such as `pt-BR`; null where it names none. */
  language: v.nullable(LanguageTag),
});
export type SessionClient = v.InferOutput<typeof SessionClient>;

/** A sign-in of the user that has not ended. */
export const Session = v.object({
  /** Identifies the session to its owner. Is no secret and gives no access. */
  sessionId: Id,
  ...SessionClient.entries,
  /** Whether it is the session that made this call. */
  isCurrent: v.boolean(),
  createdAt: Time,
  /** Precise to a few minutes. */
  lastSeenAt: Time,
});
export type Session = v.InferOutput<typeof Session>;

/** Lists the user's sessions: the caller's own first, then the most recently used. */
export const sessions = defineCall({
  method: 'GET',
  path: '/user/sessions',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: v.object({ sessions: v.array(Session) }),
  extension: true,
});

/** Ends one session of the user. Succeeds without a session of this id too, so that a repeated call does. */
export const endSession = defineCall({
  method: 'POST',
  path: '/user/sessions/end',
  access: 'token',
  effect: 'write',
  input: v.object({ sessionId: Id }),
  output: Done,
  extension: true,
});

/** Ends every session of the user except the caller's. */
export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/user/sessions/endOthers',
  access: 'token',
  effect: 'write',
  input: v.optional(Nothing, {}),
  output: Done,
  extension: true,
});
