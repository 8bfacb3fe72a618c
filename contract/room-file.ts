import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Persona } from './persona.ts';
import { Id, Time } from './primitives.ts';
import { Message } from './room.ts';

/** The version of the format, which is raised when a reader of the former one could misread a file. */
export const roomFileVersion = 1;

/** One message of the tree. What is omitted is false or has never happened. */
export const RoomFileMessage = v.object({
  /** Unique in the file; says nothing outside of it. */
  id: Id,
  /** The message before it in its branch; null for the first one. Messages with the same parent are alternatives. */
  parent: v.nullable(Id),
  ...v.pick(Message, ['role', 'text', 'status', 'createdAt', 'liked', 'edited']).entries,
  /** When another branch took its place; omitted in the branch that is shown. */
  hiddenAt: v.optional(Time),
});
export type RoomFileMessage = v.InferOutput<typeof RoomFileMessage>;

/** A room with all its branches, independent of the host; docs/room-file.md describes it. */
export const RoomFile = v.object({
  format: v.literal('mates-room'),
  version: v.literal(roomFileVersion),
  exportedAt: Time,
  mate: v.object({ mateId: Id, name: v.string() }),
  /** The name that the user gave it; omitted where there is none. */
  title: v.optional(v.string()),
  createdAt: Time,
  updatedAt: Time,
  notes: v.string(),
  /** The persona in use; null when there is none. */
  persona: v.nullable(v.pick(Persona, ['name', 'pronouns', 'about'])),
  /** The last message that is shown; null in an empty room. */
  leaf: v.nullable(Id),
  /** In the order of writing, so that a parent precedes its children. */
  messages: v.array(RoomFileMessage),
});
export type RoomFile = v.InferOutput<typeof RoomFile>;

/** Exports one of the caller's rooms with all its branches. */
export const exportRoomFile = defineCall({
  method: 'GET',
  path: '/room/exportRoom',
  access: 'token',
  effect: 'read',
  input: v.object({ roomId: Id }),
  output: RoomFile,
  extension: true,
});
