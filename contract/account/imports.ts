import * as v from 'valibot';
import { isBlank } from '../blank-text.ts';
import { defineCall } from '../call.ts';
import type { InputErrorId } from '../input-error.ts';
import { maxReplyLength } from '../limits.ts';
import { Line } from '../line.ts';
import { ClientId, Count, Id, Nothing, Time } from '../primitives.ts';
import { maxTitleLength } from '../rooms/room-name.ts';
import { TrialSeal } from '../rooms/trial.ts';

/** One message from another app. What was said there may be as long as a reply is here. */
export const ImportedMessage = v.object({
  role: v.picklist(['user', 'mate']),
  text: v.pipe(
    v.string(),
    v.maxLength(maxReplyLength, 'roomFileTextTooLong' satisfies InputErrorId),
    v.check((text) => !text.includes('\0') && !isBlank(text), 'messageEmpty' satisfies InputErrorId),
  ),
  /** The time of the import where it is unknown. */
  createdAt: v.optional(Time),
  /** The position in the chat, counted from 1, of the message before it in its branch; 0 for a first one. */
  parent: Count,
  /** Whether it is in the branch that is shown; omitted when it is not. */
  shown: v.optional(v.literal(true)),
});
export type ImportedMessage = v.InferOutput<typeof ImportedMessage>;

/** The maximum size of one part of a chat, in messages and in bytes of the request. */
export const importPartMessages = 500;
export const importPartBytes = 2 * 1024 * 1024;

/** The maximum number of messages in a chat that is imported. */
export const importChatMessages = 100_000;

/**
 * Appends a part of a chat from another app to a room of the import, which the first part creates. Nobody is charged, and no reply
 * is requested. The mate's messages count as written by the user, unless they are a whole trial chat that this server signed, which also
 * a user may bring along whose age is not known yet. A part that is already stored changes nothing: `from` says how many
 * messages of the chat come before it, and the answer how many are stored.
 * Throws `invalid` for a part that does not follow the stored ones, `notFound` or `forbidden` for a mate with which the caller cannot
 * chat, `mateBlocked`, `contentRefused`, and `limitReached` at the cap or the limit of the storage.
 */
export const importMessages = defineCall({
  method: 'POST',
  path: '/import/messages',
  access: 'token',
  effect: 'write',
  input: v.object({
    importId: ClientId,
    clientRoomId: ClientId,
    mateId: Id,
    title: v.optional(Line(maxTitleLength)),
    from: v.pipe(Count, v.maxValue(importChatMessages)),
    messages: v.pipe(v.array(ImportedMessage), v.minLength(1), v.maxLength(importPartMessages)),
    /** Of a trial chat. */
    seal: v.optional(TrialSeal),
  }),
  output: v.object({ roomId: Id, stored: Count }),
  extension: true,
});

/** What an import created and has not been deleted since. */
export const Import = v.object({
  importId: Id,
  createdAt: Time,
  rooms: Count,
  mates: Count,
  personas: Count,
  books: Count,
  /** 1 where favorites, follows or blocks came along. */
  lists: Count,
});
export type Import = v.InferOutput<typeof Import>;

/** The user's imports that can be undone, newest first, and how many more of each the user can have. */
export const ImportList = v.object({
  imports: v.array(Import),
  left: v.object({ rooms: Count, mates: Count, personas: Count, books: Count }),
});
export type ImportList = v.InferOutput<typeof ImportList>;

/** The imports of the caller that can be undone, newest first, and what the limits of the account leave for another one. */
export const imports = defineCall({
  method: 'GET',
  path: '/import/list',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: ImportList,
  extension: true,
});

/**
 * Deletes what the import created. What the user has used since stays, and is returned as a number: rooms with further messages,
 * edited mates, personas and lorebooks, mates with other rooms, and lorebooks in use. Undoing an unknown import succeeds.
 */
export const undoImport = defineCall({
  method: 'POST',
  path: '/import/undo',
  access: 'token',
  effect: 'write',
  input: v.object({ importId: ClientId }),
  output: v.object({ retained: Count }),
  extension: true,
});
