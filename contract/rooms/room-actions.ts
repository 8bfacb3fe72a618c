import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Line, Trimmed } from '../line.ts';
import { Persona } from './persona.ts';
import { Id, Time } from '../primitives.ts';
import { ReplySettings } from '../replies/reply-settings.ts';
import { maxTitleLength } from './room-name.ts';
import { Message, Room } from './room.ts';

/** The maximum length of a room's notes, in UTF-16 units. */
export const maxNotesLength = 2000;

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
 * deleted room can be restored for a while. `copies` are the rooms that continue this one, newest first; omitted where
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
  input: v.object({ roomId: Id, notes: v.pipe(Trimmed, v.maxLength(maxNotesLength)) }),
  output: RoomNotes,
  extension: true,
});

/** Names a room. An empty title removes its name. */
export const renameRoom = defineCall({
  method: 'POST',
  path: '/room/renameRoom',
  access: 'token',
  effect: 'write',
  input: v.object({ roomId: Id, title: Line(maxTitleLength) }),
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
