import * as v from 'valibot';
import { isBlank } from '../blank-text.ts';
import { defineCall } from '../call.ts';
import type { InputErrorId } from '../input-error.ts';
import { maxReplyLength } from '../limits.ts';
import { Line, Trimmed } from '../line.ts';
import { Persona } from './persona.ts';
import { ClientId, Id, Time } from '../primitives.ts';
import { maxNotesLength } from './room-actions.ts';
import { maxTitleLength } from './room-name.ts';
import { ReplyChoice } from '../replies/reply-settings.ts';
import { PortableChapter, PortableEffect, PortableFact } from '../memory/portable-memory.ts';
import { Message, Room } from './room.ts';

/** The version of the format, which is raised when a reader of the former one could misread a file. */
export const roomFileVersion = 1;

/** One message of the tree. What is omitted is false or has never happened. */
export const RoomFileMessage = v.object({
  /** Unique in the file; says nothing outside of it. */
  id: Id,
  /** The message before it in its branch; null for the first one. Messages with the same parent are alternatives. */
  parent: v.nullable(Id),
  ...v.pick(Message, [
    'role',
    'text',
    'status',
    'createdAt',
    'liked',
    'edited',
    'pinned',
    'problem',
    'heardTo',
    'aiGenerated',
  ]).entries,
  /** When another branch took its place; omitted in the branch that is shown. */
  hiddenAt: v.optional(Time),
  /** The id of the mate that says it. */
  speaker: v.optional(Id),
});
export type RoomFileMessage = v.InferOutput<typeof RoomFileMessage>;

/** What a mate knows of the conversation. Files of earlier versions have none of it. */
const memory = {
  /** What its messages taught, and what the user wrote for it alone. */
  facts: v.optional(v.array(PortableFact)),
  chapters: v.optional(v.array(PortableChapter)),
  effects: v.optional(v.array(PortableEffect)),
  /** The message with which the recent ones in the last prompt began. */
  recentFrom: v.optional(Id),
};

/** A room with all its branches, independent of the host; docs/room-file.md describes it. */
export const RoomFile = v.object({
  format: v.literal('mates-room'),
  version: v.literal(roomFileVersion),
  exportedAt: Time,
  /** The ids of the mates that take part, without the user. */
  members: v.optional(v.array(Id)),
  /** Which room it is: the same in each of its files, also of other hosts to which it was moved. */
  roomId: v.optional(Id),
  mate: v.object({ mateId: Id, name: v.string() }),
  /** `mature` when messages were exchanged with a mature mate; otherwise omitted. */
  rating: v.optional(v.picklist(['everyone', 'mature'])),
  /** The name that the user gave it; omitted where there is none. */
  title: v.optional(v.string()),
  createdAt: Time,
  updatedAt: Time,
  notes: v.string(),
  /** How replies are written; omitted where nothing was chosen. */
  replies: v.optional(ReplyChoice),
  /** The persona in use; null when there is none. */
  persona: v.nullable(v.pick(Persona, ['name', 'pronouns', 'about'])),
  /** Which persona that is; omitted for the default. */
  personaId: v.optional(Id),
  /** `false` where the mate neither learns nor uses facts; omitted otherwise. */
  remembers: v.optional(v.literal(false)),
  archivedAt: v.optional(Time),
  /** The room that it continues, and the last message that was copied from there. */
  origin: v.optional(v.object({ roomId: Id, messageId: Id })),
  /** The lorebooks that it uses. */
  lorebooks: v.optional(v.array(Id)),
  ...memory,
  /** The last message that is shown; null in an empty room. */
  leaf: v.nullable(Id),
  /** In the order of writing, so that a parent precedes its children. */
  messages: v.array(RoomFileMessage),
  /** Of the host that wrote the file, over the mate and the messages: another host cannot read it. */
  signature: v.optional(v.string()),
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
  carriesAiText: true,
  extension: true,
});

/** The maximum size of a file that can be imported, in bytes. */
export const maxRoomFileBytes = 4 * 1024 * 1024;

/** The maximum number of messages in a file that can be imported, in all branches. */
export const roomFileMessages = 5000;

/** Whether the database can store the text. */
const isStorable = (text: string): boolean => !text.includes('\0');

const isTitle = (text: string): boolean => v.is(Line(maxTitleLength), text);

/** Whether the text is not longer than any message here: what a user wrote in another app may be as long as a reply. */
const fits = ({ text }: RoomFileMessage): boolean => text.length <= maxReplyLength;

/** Whether the message can exist by itself: a user's is sent and not empty, and has nothing that only a reply has. */
const isPlausible = ({ role, text, status, liked, edited, problem, heardTo }: RoomFileMessage): boolean =>
  isStorable(text) &&
  (role === 'user'
    ? status === 'sent' &&
      !isBlank(text) &&
      liked === undefined &&
      edited === undefined &&
      problem === undefined &&
      heardTo === undefined
    : status !== 'sent');

/**
 * Whether the messages are a tree as a room has one: each id is unique and each parent is earlier, which excludes cycles; and the
 * shown messages are one branch from its start. Chats of other apps have several greetings, and mates that speak twice in a row.
 */
const isTree = (messages: RoomFileMessage[]): boolean => {
  const known = new Set<string>();
  let shown: string | null = null;
  for (const { id, parent, hiddenAt } of messages) {
    if (known.has(id) || (parent !== null && !known.has(parent))) return false;
    if (hiddenAt === undefined) {
      if (parent !== shown) return false;
      shown = id;
    }
    known.add(id);
  }
  return shown !== null || messages.length === 0;
};

/** A message of a file that could be written here. */
export const ImportedRoomMessage = v.pipe(
  RoomFileMessage,
  v.check(fits, 'roomFileTextTooLong' satisfies InputErrorId),
  v.check(isPlausible, 'roomFileDamaged' satisfies InputErrorId),
);

/** What the user wrote of an imported room. */
export const ImportedRoomTexts = v.object({
  mate: v.object({ mateId: Id, name: v.pipe(v.string(), v.maxLength(200)) }),
  title: v.optional(v.pipe(v.string(), v.check(isTitle))),
  notes: v.pipe(Trimmed, v.maxLength(maxNotesLength), v.check(isStorable)),
});

/**
 * The parts of an imported file that are read. Whatever is wrong with one has a message for the user. The shown branch follows from
 * `hiddenAt`; the persona is not taken over.
 */
export const ImportedRoomFile = v.message(
  v.object({
    format: RoomFile.entries.format,
    version: v.literal(roomFileVersion, 'roomFileNewer' satisfies InputErrorId),
    ...ImportedRoomTexts.entries,
    rating: RoomFile.entries.rating,
    /** A model that this host does not offer is not taken over. */
    replies: RoomFile.entries.replies,
    remembers: RoomFile.entries.remembers,
    ...memory,
    messages: v.pipe(
      v.array(ImportedRoomMessage),
      v.maxLength(roomFileMessages, 'roomFileTooLong' satisfies InputErrorId),
      v.check(isTree, 'roomFileDamaged' satisfies InputErrorId),
    ),
    signature: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  'roomFileDamaged' satisfies InputErrorId,
);
export type ImportedRoomFile = v.InferOutput<typeof ImportedRoomFile>;

/**
 * Imports a room as a new one of the caller's, with the mate that the file names. Everything gets a new id. It costs nothing,
 * and is idempotent by `clientRoomId`. The replies are `imported`, and count as written
 * by the user unless the file says that they are `aiGenerated`; those of a file that this host signed are as they were. One that was being
 * written is `interrupted`.
 * Throws `invalid` for a file that is refused, `notFound` or `forbidden` for a mate with which the caller cannot chat,
 * `mateBlocked`, `matureOff`, `contentRefused`, and `limitReached` at the cap.
 */
export const importRoom = defineCall({
  method: 'POST',
  path: '/room/importRoom',
  access: 'token',
  effect: 'write',
  input: v.object({ clientRoomId: ClientId, file: ImportedRoomFile }),
  output: Room,
  carriesAiText: true,
  extension: true,
});
