import * as v from 'valibot';
import { defineCall } from '../call.ts';
import type { InputErrorId } from '../input-error.ts';
import { MateLook } from '../mates/mate-look.ts';
import { MateDraft } from '../mates/own-mate.ts';
import { PersonaDraft } from '../rooms/persona.ts';
import { PictureId } from '../mates/picture.ts';
import { PortableFact } from '../memory/portable-memory.ts';
import { ClientId, Count, Id, Time } from '../primitives.ts';
import { ImportedRoomMessage, ImportedRoomTexts, RoomFile } from '../rooms/room-file.ts';
import { Tag } from '../mates/tag.ts';

/** The version of the format, which is raised when a reader of the former one could misread a file. */
export const companionFileVersion = 1;

/** The largest file that is read, in bytes, and the largest of its parts that are JSON. */
export const maxCompanionFileBytes = 1_000_000_000;
export const maxJsonPartBytes = 16_000_000;

/** How many messages a part of a room has at most. */
export const messagesInPart = 1000;

/** The names of the files in the archive. */
export const companionPaths = {
  index: 'companion.json',
  mate: (id: string) => `mates/${id}.json`,
  card: (id: string) => `mates/${id}.card.json`,
  cardFile: (id: string) => `mates/${id}.card`,
  picture: (id: string) => `pictures/${id}.webp`,
  lorebook: (id: string) => `lorebooks/${id}.json`,
  room: (id: string) => `rooms/${id}.json`,
  messages: (id: string, part: number) => `rooms/${id}.messages-${String(part)}.json`,
} as const;

const Name = v.pipe(v.string(), v.maxLength(200));

/** 256 bits. */
const Digest = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** What the user marked, and since when. */
const Marked = v.array(v.object({ mateId: Id, identity: v.optional(Digest), createdAt: Time }));

/** `companion.json`: what the archive has. docs/portable-companion.md describes the format. */
export const CompanionIndex = v.object({
  format: v.literal('mates-companion'),
  version: v.literal(companionFileVersion, 'roomFileNewer' satisfies InputErrorId),
  exportedAt: Time,
  /** Whether it has a whole account, one mate with all its rooms, or one room. */
  scope: v.picklist(['account', 'mate', 'room']),
  personas: v.array(v.object({ id: Id, ...PersonaDraft.entries, isDefault: v.boolean(), updatedAt: Time })),
  mates: v.array(
    v.object({
      id: Id,
      name: Name,
      /** Whether the user made it; of any other the archive has what the user could see. */
      own: v.boolean(),
      /** The same on every host and in every file, whoever made it. */
      identity: v.optional(Digest),
      updatedAt: Time,
      /** Which other files of it there are. */
      hasCard: v.boolean(),
      hasCardFile: v.boolean(),
      picture: v.nullable(PictureId),
    }),
  ),
  lorebooks: v.array(v.object({ id: Id, name: Name, entries: Count, updatedAt: Time })),
  rooms: v.array(
    v.object({
      id: Id,
      mateId: Id,
      title: v.string(),
      messages: Count,
      /** In how many files they are. */
      parts: Count,
      updatedAt: Time,
    }),
  ),
  /** How many rooms are left out: those with mature mates, while the user does not see these. */
  hiddenRooms: Count,
  favorites: Marked,
  blocks: Marked,
  follows: v.array(v.object({ creatorId: Id, createdAt: Time })),
  followedTags: v.array(v.object({ tag: Tag, createdAt: Time })),
});
export type CompanionIndex = v.InferOutput<typeof CompanionIndex>;

/** `mates/ID.json`. */
export const CompanionMate = v.object({
  id: Id,
  name: Name,
  hue: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(359)),
  look: MateLook,
  tagline: v.pipe(v.string(), v.maxLength(1000)),
  /** Of the user's own. */
  draft: v.optional(MateDraft),
  /** Of the user's own: what proves its identity, which is the SHA-256 of this. */
  identityKey: v.optional(Digest),
  /** Which of its fields nobody wrote, since a form or an import needed them. */
  assumed: v.optional(v.array(v.picklist(['age', 'tagline']))),
  /** The lorebooks that it uses in all rooms. */
  lorebooks: v.array(Id),
  /** What it remembers in all rooms because the user wrote it. */
  facts: v.array(PortableFact),
});
export type CompanionMate = v.InferOutput<typeof CompanionMate>;

/** `rooms/ID.json`: the room's file without its messages. */
export const CompanionRoom = v.object({
  ...v.omit(RoomFile, ['format', 'version', 'exportedAt', 'messages', 'signature']).entries,
  ...ImportedRoomTexts.entries,
  roomId: Id,
});
export type CompanionRoom = v.InferOutput<typeof CompanionRoom>;

/** `rooms/ID.messages-N.json`. */
export const CompanionMessages = v.object({
  messages: v.pipe(v.array(ImportedRoomMessage), v.maxLength(messagesInPart)),
  /** Of the host that wrote it, over the mate and these messages: another host cannot read it. */
  signature: v.optional(v.pipe(v.string(), v.maxLength(100))),
});
export type CompanionMessages = v.InferOutput<typeof CompanionMessages>;

export const companionKinds = ['persona', 'book', 'mate', 'room', 'list'] as const;

/** What is imported of an archive: the body is this as JSON, a line feed, and the archive. */
export const CompanionImport = v.object({
  importId: ClientId,
  /** What the user deselected, as `room:ID`. */
  excluded: v.array(v.pipe(v.string(), v.maxLength(100))),
});
export type CompanionImport = v.InferOutput<typeof CompanionImport>;

/** What became of something in the archive: `unchanged` where the same or a newer one was there. */
export const CompanionImportFrame = v.variant('type', [
  v.object({
    type: v.literal('item'),
    kind: v.picklist(companionKinds),
    id: Id,
    outcome: v.picklist(['created', 'updated', 'unchanged']),
  }),
  v.object({
    type: v.literal('refused'),
    kind: v.picklist(companionKinds),
    id: Id,
    code: v.number(),
    message: v.string(),
  }),
  v.object({ type: v.literal('progress'), id: Id, messages: Count }),
  v.object({ type: v.literal('done') }),
  v.object({ type: v.literal('error'), code: v.number(), message: v.string() }),
]);
export type CompanionImportFrame = v.InferOutput<typeof CompanionImportFrame>;

/**
 * Imports an archive. What the caller has already is found by its id: a newer one updates it. Each part is stored as a whole, so that the
 * same archive again continues what was interrupted. The answer is a stream of `CompanionImportFrame`.
 */
export const importCompanion = defineCall({
  method: 'POST',
  path: '/companion/import',
  access: 'token',
  effect: 'write',
  input: v.object({}),
  output: CompanionImportFrame,
  body: 'archive',
  extension: true,
});
