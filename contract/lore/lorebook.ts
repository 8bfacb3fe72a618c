import * as v from 'valibot';
import { defineCall } from '../call.ts';
import type { InputErrorId } from '../input-error.ts';
import { Line, Trimmed } from '../line.ts';
import { ClientId, Count, Id, Nothing, Time } from '../primitives.ts';

/** The limits of a book: lengths in UTF-16 units. */
export const lorebookLimits = { name: 100, description: 2000 } as const;

/** The maximum number of books of an account, and of books that a mate or a room uses. */
export const maxLorebooks = 50;
export const maxAttachedLorebooks = 5;

/** The maximum length of a file that can be imported, in UTF-16 units. */
export const maxLorebookFileLength = 4_000_000;

/** The settings of a book that can be changed. */
export const LorebookSettings = v.object({
  name: v.pipe(Line(lorebookLimits.name), v.minLength(1)),
  description: v.pipe(
    Trimmed,
    v.maxLength(lorebookLimits.description),
    v.check((text) => !text.includes('\0'), 'textInvalid' satisfies InputErrorId),
  ),
  /** How many of the newest messages are scanned; 4 by default. */
  scanDepth: v.pipe(Count, v.maxValue(1000)),
  /** In tokens by estimate; null for the prompt's own budget. */
  tokenBudget: v.nullable(v.pipe(Count, v.minValue(1), v.maxValue(1_000_000))),
  /** Whether the texts of entries can fire others; true by default. */
  recursive: v.boolean(),
});

/** Changes to a book: omitted settings remain as they are. The name is always sent. */
export const LorebookChanges = v.object({
  ...v.partial(LorebookSettings).entries,
  name: LorebookSettings.entries.name,
});
export type LorebookChanges = v.InferOutput<typeof LorebookChanges>;

/** A lorebook of the user's. Those of cards are not among them. */
export const Lorebook = v.object({
  bookId: Id,
  /** Raised by each change of the settings: one that is based on an older version is refused. */
  version: Count,
  name: v.string(),
  description: v.string(),
  scanDepth: Count,
  tokenBudget: v.nullable(Count),
  recursive: v.boolean(),
  /** The number of entries. */
  entries: Count,
  /** The user's mates that use it in all of their rooms, and the user's rooms that do. */
  mateIds: v.array(Id),
  roomIds: v.array(Id),
  createdAt: Time,
  /** Also of the last change of an entry. */
  updatedAt: Time,
});
export type Lorebook = v.InferOutput<typeof Lorebook>;

/** All of the user's books, the one changed last first, and their maximum number. */
export const LorebookList = v.object({ books: v.array(Lorebook), most: Count });
export type LorebookList = v.InferOutput<typeof LorebookList>;

/** The lorebooks of the caller without their entries, and their maximum number. */
export const lorebooks = defineCall({
  method: 'GET',
  path: '/lorebook/list',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: LorebookList,
  extension: true,
});

/**
 * Changes the settings of the book with that `bookId`; without one makes a book, once per `clientId`. Throws `changedElsewhere` when
 * the book no longer has that `version`, `notFound`, `contentRefused` for forbidden texts, and `limitReached` at a cap.
 */
export const saveLorebook = defineCall({
  method: 'POST',
  path: '/lorebook/save',
  access: 'token',
  effect: 'write',
  input: v.object({
    bookId: v.optional(Id),
    /** Required with `bookId`. */
    version: v.optional(Count),
    clientId: v.optional(ClientId),
    settings: LorebookChanges,
  }),
  output: Lorebook,
  extension: true,
});

/** Deletes a book, or undoes that until its undo period ends. Returns the book; null where it is deleted. */
export const deleteLorebook = defineCall({
  method: 'POST',
  path: '/lorebook/delete',
  access: 'token',
  effect: 'write',
  input: v.object({ bookId: Id, deleted: v.boolean() }),
  output: v.nullable(Lorebook),
  extension: true,
});

/** The user of a book: one of the user's own mates, for everyone who talks with it, or one of the user's rooms. */
export const LorebookUser = v.variant('kind', [
  v.object({ kind: v.literal('mate'), mateId: Id }),
  v.object({ kind: v.literal('room'), roomId: Id }),
]);
export type LorebookUser = v.InferOutput<typeof LorebookUser>;

/** Attaches a book, or detaches it. Throws `notFound` for what is not the user's, and `limitReached` at the cap. */
export const attachLorebook = defineCall({
  method: 'POST',
  path: '/lorebook/attach',
  access: 'token',
  effect: 'write',
  input: v.object({ bookId: Id, to: LorebookUser, attached: v.boolean() }),
  output: Lorebook,
  extension: true,
});

/**
 * Why an entry of a file was not imported: it is no entry or has no text, is too long, is forbidden (sexual about minors), or is one more
 * than a book can have.
 */
export const SkippedReason = v.picklist(['unreadable', 'tooLong', 'refused', 'tooMany']);
export type SkippedReason = v.InferOutput<typeof SkippedReason>;

/**
 * Why an entry that was imported is used less than its file says, or never: none of its keys can be looked for (`noUsableKey`) or it has
 * none (`noKey`), some cannot be looked for (`unusableKeys`), or it asks to be looked for in other texts than messages (`otherTexts`).
 */
export const LimitedReason = v.picklist(['noUsableKey', 'noKey', 'unusableKeys', 'otherTexts']);
export type LimitedReason = v.InferOutput<typeof LimitedReason>;

/** A book that was imported, and the entries of its file that were not imported, by their place in it, from 1. */
export const ImportedLorebook = v.object({
  book: Lorebook,
  skipped: v.array(v.object({ number: Count, name: v.string(), reason: SkippedReason })),
  /** The imported entries that are used less than the file says, with the keys that cannot be looked for. */
  limited: v.optional(
    v.array(v.object({ number: Count, name: v.string(), reason: LimitedReason, keys: v.array(v.string()) })),
  ),
  /** Whether imported entries have a place in the conversation, or a role there. Omitted when false. */
  placed: v.optional(v.literal(true)),
});
export type ImportedLorebook = v.InferOutput<typeof ImportedLorebook>;

/**
 * Makes a book, once per `clientId`, from the text of a file: a world file of SillyTavern, a book of version 2 or 3, or a card with
 * one. `name` counts where the file has none. Repeating a `clientId` returns the first book without a report.
 */
export const importLorebook = defineCall({
  method: 'POST',
  path: '/lorebook/import',
  access: 'token',
  effect: 'write',
  input: v.object({
    clientId: ClientId,
    name: LorebookSettings.entries.name,
    text: v.pipe(v.string(), v.maxLength(maxLorebookFileLength)),
    /** The import from another app that creates it. */
    importId: v.optional(ClientId),
  }),
  output: ImportedLorebook,
  extension: true,
});

/** The formats of exported files: `lorebook_v3`, and a world file of SillyTavern. */
export const LorebookFormat = v.picklist(['v3', 'world']);
export type LorebookFormat = v.InferOutput<typeof LorebookFormat>;

/** Returns a book as a file. What nobody edited is as it was imported, if that had the same format. */
export const exportLorebook = defineCall({
  method: 'GET',
  path: '/lorebook/export',
  access: 'token',
  effect: 'read',
  input: v.object({ bookId: Id, format: LorebookFormat }),
  output: v.object({ name: v.string(), text: v.string() }),
  extension: true,
});
