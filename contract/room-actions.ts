import * as v from 'valibot';
import { isBlank } from './blank-text.ts';
import { defineCall } from './call.ts';
import type { InputErrorId } from './input-error.ts';
import { replyLimit } from './limits.ts';
import { Line, Trimmed } from './line.ts';
import { Persona } from './persona.ts';
import { ClientId, Id, Time } from './primitives.ts';
import { ReplySettings } from './reply-settings.ts';
import { Message, Room, RoomInfo } from './room.ts';

/** The maximum length of a room's notes, in UTF-16 units. */
export const notesLimit = 2000;

/** A room that continues another one from one of its messages; null when that message was deleted. */
export const RoomCopy = v.object({
  roomId: Id,
  messageId: v.nullable(Id),
  title: v.optional(v.string()),
  createdAt: Time,
});
export type RoomCopy = v.InferOutput<typeof RoomCopy>;

/**
 * What the mate should remember about the user in this room, as written by the user; may be ''. `undo` reports that a
 * deleted room can be restored for a while. `copies` are the rooms that continue this one, the latest first; omitted where
 * there are none. `scene` describes how the story of the mate starts; omitted where there is none to show. `replies` is how a language
 * model replies; omitted where the replies are scripted.
 */
export const RoomNotes = v.object({
  notes: v.string(),
  undo: v.optional(v.literal(true)),
  copies: v.optional(v.array(RoomCopy)),
  scene: v.optional(v.string()),
  replies: v.optional(ReplySettings),
});
export type RoomNotes = v.InferOutput<typeof RoomNotes>;

/** The notes of the caller that the mate reads in this room. */
export const roomNotes = defineCall({
  method: 'GET',
  path: '/room/notes',
  access: 'token',
  effect: 'read',
  input: v.object({ roomId: Id }),
  output: RoomNotes,
  extension: true,
});

/** Stores the notes, which the mate knows from the next message on. */
export const saveRoomNotes = defineCall({
  method: 'POST',
  path: '/room/notes',
  access: 'token',
  effect: 'write',
  input: v.object({ roomId: Id, notes: v.pipe(Trimmed, v.maxLength(notesLimit)) }),
  output: RoomNotes,
  extension: true,
});

/** The maximum length of a room's title, in UTF-16 units. */
export const titleLimit = 80;

/** Names a room. An empty title removes its name. */
export const renameRoom = defineCall({
  method: 'POST',
  path: '/room/renameRoom',
  access: 'token',
  effect: 'write',
  input: v.object({ roomId: Id, title: Line(titleLimit) }),
  output: Room,
  carriesAiText: true,
  extension: true,
});

/** Moves a room to the archive, or out of it. */
export const archiveRoom = defineCall({
  method: 'POST',
  path: '/room/archiveRoom',
  access: 'token',
  effect: 'write',
  input: v.object({ roomId: Id, archived: v.boolean() }),
  output: Room,
  carriesAiText: true,
  extension: true,
});

/**
 * Opens a room with the same mate that continues another one from a message: it has copies of the messages up to this one, with
 * the room's notes and persona. Idempotent by `clientRoomId`. It costs nothing. Throws `busy` while the message is being
 * written, `limitReached` at the cap, and `forbidden` or `mateBlocked` where no message could be sent.
 */
export const copyRoom = defineCall({
  method: 'POST',
  path: '/room/copyRoom',
  access: 'token',
  effect: 'write',
  input: v.object({ roomId: Id, messageId: Id, clientRoomId: ClientId }),
  output: Room,
  carriesAiText: true,
  extension: true,
});

/** One room with all its messages, oldest first. */
export const RoomExport = v.object({
  exportedAt: Time,
  room: Room,
  notes: v.string(),
  /** The persona in use; null when there is none. */
  persona: v.nullable(v.pick(Persona, ['name', 'pronouns', 'about'])),
  messages: v.array(Message),
});
export type RoomExport = v.InferOutput<typeof RoomExport>;

/** A room as a file that can be imported again: all messages in all branches. */
export const exportRoom = defineCall({
  method: 'GET',
  path: '/room/export',
  access: 'token',
  effect: 'read',
  input: v.object({ roomId: Id }),
  output: RoomExport,
  carriesAiText: true,
  extension: true,
});

/** Restores a room deleted with `undo`, until its undo period ends. Throws `notFound` afterwards. */
export const restoreRoom = defineCall({
  method: 'POST',
  path: '/room/restoreRoom',
  access: 'token',
  effect: 'write',
  input: v.object({ roomId: Id }),
  output: Room,
  carriesAiText: true,
  extension: true,
});

/**
 * Deletes a message with all that follows it in any branch, and returns the newest page of the room, with `removed`. Deleting a
 * missing message changes nothing and returns null.
 */
export const deleteMessage = defineCall({
  method: 'POST',
  path: '/room/deleteMessage',
  access: 'token',
  effect: 'write',
  input: v.object({ messageId: Id }),
  output: v.nullable(RoomInfo),
  carriesAiText: true,
  extension: true,
});

/** Restores deleted messages and shows them. Throws `notFound` when their undo period has ended. */
export const restoreMessages = defineCall({
  method: 'POST',
  path: '/room/restoreMessages',
  access: 'token',
  effect: 'write',
  input: v.object({ removalId: Id }),
  output: RoomInfo,
  carriesAiText: true,
  extension: true,
});

/** Likes or unlikes a mate's message. */
export const likeMessage = defineCall({
  method: 'POST',
  path: '/room/likeMessage',
  access: 'token',
  effect: 'write',
  input: v.object({ messageId: Id, liked: v.boolean() }),
  output: Message,
  carriesAiText: true,
  extension: true,
});

/** Pins or unpins a message, whoever wrote it. `searchMessages` lists pinned ones. */
export const pinMessage = defineCall({
  method: 'POST',
  path: '/room/pinMessage',
  access: 'token',
  effect: 'write',
  input: v.object({ messageId: Id, pinned: v.boolean() }),
  output: Message,
  carriesAiText: true,
  extension: true,
});

/**
 * Stores the user's version of a mate's reply beside the original, and shows it in its place. Returns the newest page. The same
 * text again changes nothing more.
 */
export const editReply = defineCall({
  method: 'POST',
  path: '/room/editReply',
  access: 'token',
  effect: 'write',
  input: v.object({
    messageId: Id,
    text: v.pipe(
      v.string(),
      v.maxLength(replyLimit),
      v.check((text) => !isBlank(text), 'messageEmpty' satisfies InputErrorId),
    ),
  }),
  output: RoomInfo,
  carriesAiText: true,
  extension: true,
});

/** Shows a message in place of its alternative, with the messages that followed it last, and returns the newest page. */
export const showMessage = defineCall({
  method: 'POST',
  path: '/room/showMessage',
  access: 'token',
  effect: 'write',
  input: v.object({ messageId: Id }),
  output: RoomInfo,
  carriesAiText: true,
  extension: true,
});
