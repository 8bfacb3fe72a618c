import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Persona } from './persona.ts';
import { Done, Id, Time } from './primitives.ts';
import { Message, Room } from './room.ts';

/** The longest that the notes of a room may be, in UTF-16 units. */
export const notesLimit = 2000;

/**
 * What the mate should remember about the person in this room, in the person's words; may be ''. `undo` says that the
 * room can be brought back for a while when it is deleted.
 */
export const RoomNotes = v.object({ notes: v.string(), undo: v.optional(v.literal(true)) });
export type RoomNotes = v.InferOutput<typeof RoomNotes>;

export const roomNotes = defineCall({
  method: 'GET',
  path: '/room/notes',
  access: 'token',
  effect: 'read',
  input: v.object({ roomId: Id }),
  output: RoomNotes,
  extension: true,
});

/** The mate knows them from the next message on. */
export const saveRoomNotes = defineCall({
  method: 'POST',
  path: '/room/notes',
  access: 'token',
  effect: 'write',
  input: v.object({ roomId: Id, notes: v.pipe(v.string(), v.trim(), v.maxLength(notesLimit)) }),
  output: RoomNotes,
  extension: true,
});

/** One room with all that was said in it, oldest first. */
export const RoomExport = v.object({
  exportedAt: Time,
  room: Room,
  notes: v.string(),
  /** The persona in use; null where there is none. */
  persona: v.nullable(v.pick(Persona, ['name', 'pronouns', 'about'])),
  messages: v.array(Message),
});
export type RoomExport = v.InferOutput<typeof RoomExport>;

export const exportRoom = defineCall({
  method: 'GET',
  path: '/room/export',
  access: 'token',
  effect: 'read',
  input: v.object({ roomId: Id }),
  output: RoomExport,
  extension: true,
});

/** Brings back a room that was deleted with `undo`, as long as its time lasts. Throws `notFound` afterwards. */
export const restoreRoom = defineCall({
  method: 'POST',
  path: '/room/restoreRoom',
  access: 'token',
  effect: 'write',
  input: v.object({ roomId: Id }),
  output: Room,
  extension: true,
});

/** Deletes one message at once and for good, a person's with the replies to it. Deleting what is gone succeeds. */
export const deleteMessage = defineCall({
  method: 'POST',
  path: '/room/deleteMessage',
  access: 'token',
  effect: 'write',
  input: v.object({ messageId: Id }),
  output: Done,
  extension: true,
});

/** Puts a heart on a mate's message, or takes it off. */
export const likeMessage = defineCall({
  method: 'POST',
  path: '/room/likeMessage',
  access: 'token',
  effect: 'write',
  input: v.object({ messageId: Id, liked: v.boolean() }),
  output: Message,
  extension: true,
});
