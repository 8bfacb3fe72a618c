import * as v from 'valibot';
import { defineCall } from '../call.ts';
import type { InputErrorId } from '../input-error.ts';
import { Line } from '../line.ts';
import { ClientId, Count, Id, Time } from '../primitives.ts';

/** The limits of an entry: lengths in UTF-16 units, and the number of keys in one of its lists. */
export const loreEntryLimits = {
  name: 200,
  content: 20_000,
  folder: 80,
  key: 500,
  keys: 200,
  groups: 20,
  names: 100,
} as const;

/** The maximum number of entries in a book of one's own. */
export const maxLoreEntries = 5000;

/** How the secondary keys of an entry decide, once one of its keys was found. */
export const KeyLogic = v.picklist(['andAny', 'andAll', 'notAny', 'notAll']);
export type KeyLogic = v.InferOutput<typeof KeyLogic>;

/** SillyTavern's places. Those around the author's note, which we do not have, and outlets are used as a depth of four. */
export const LorePlace = v.picklist([
  'beforeCharacter',
  'afterCharacter',
  'beforeExamples',
  'afterExamples',
  'beforeNote',
  'afterNote',
  'depth',
  'outlet',
]);
export type LorePlace = v.InferOutput<typeof LorePlace>;

const Integer = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const Messages = Integer(0, 1_000_000);
const Keys = v.pipe(
  v.array(v.pipe(Line(loreEntryLimits.key), v.minLength(1))),
  v.maxLength(loreEntryLimits.keys),
);
const Names = (max: number) =>
  v.pipe(v.array(v.pipe(Line(loreEntryLimits.name), v.minLength(1))), v.maxLength(max));

/** The fields of an entry that can be changed. `extensions` and fields of other programs remain as they are. */
export const LoreFields = v.object({
  /** Its title, or comment; may be ''. */
  name: Line(loreEntryLimits.name),
  /** Its text, with the decorators of version 3 in its first lines; may be ''. */
  content: v.pipe(
    v.string(),
    v.maxLength(loreEntryLimits.content),
    v.check((text) => !text.includes('\0'), 'textInvalid' satisfies InputErrorId),
  ),
  /** '' for none. */
  folder: Line(loreEntryLimits.folder),
  enabled: v.boolean(),
  /** Fires without a key. */
  constant: v.boolean(),
  /** `/pattern/flags` is a regular expression. */
  keys: Keys,
  /** Whether the secondary keys count. */
  selective: v.boolean(),
  secondaryKeys: Keys,
  logic: KeyLogic,
  /** Whether all keys are regular expressions without slashes around them. */
  usesPatterns: v.boolean(),
  /** Null where the book or the program decides. */
  caseSensitive: v.nullable(v.boolean()),
  wholeWords: v.nullable(v.boolean()),
  /** How many of the newest messages are scanned; null for the book's number. */
  scanDepth: v.nullable(Messages),
  /** The higher, the later in the prompt. */
  order: Integer(-1_000_000_000, 1_000_000_000),
  /** The priority where the budget is exhausted: a higher one stays longer; null for `order`. */
  priority: v.nullable(Integer(-1_000_000_000, 1_000_000_000)),
  place: LorePlace,
  /** How many messages before the end, for the place `depth`. */
  depth: Messages,
  /** Exported, but not used: an entry never speaks as a person or the mate. */
  role: v.picklist(['system', 'user', 'assistant']),
  /** In percent. */
  probability: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  groups: Names(loreEntryLimits.groups),
  groupWeight: Messages,
  /** Wins its groups by its order instead of by chance. */
  prioritized: v.boolean(),
  /** Only the entries of its groups with the most keys found remain. */
  scored: v.boolean(),
  /** In messages; 0 for none. */
  sticky: Messages,
  cooldown: Messages,
  delay: Messages,
  /** Is not fired by the texts of other entries. */
  unrecursable: v.boolean(),
  /** Fires no other entries by its text. */
  endsRecursion: v.boolean(),
  /** The level of recursion from which on it can fire; 0 for any scan. */
  recursionLevel: Messages,
  ignoresBudget: v.boolean(),
  /** For which mates it is: only those, or all but those. Empty lists are no filter. */
  filter: v.object({
    excludes: v.boolean(),
    names: Names(loreEntryLimits.names),
    tags: Names(loreEntryLimits.names),
  }),
});
export type LoreFields = v.InferOutput<typeof LoreFields>;

/** Changes to an entry: omitted fields remain as they are. */
export const LoreChanges = v.partial(LoreFields);
export type LoreChanges = v.InferOutput<typeof LoreChanges>;

/** Fields as files have them: longer than they can be written here. */
const StoredLoreFields = v.object({
  ...LoreFields.entries,
  name: v.string(),
  content: v.string(),
  folder: v.string(),
  keys: v.array(v.string()),
  secondaryKeys: v.array(v.string()),
  order: v.number(),
  priority: v.nullable(v.number()),
  groups: v.array(v.string()),
  filter: v.object({ excludes: v.boolean(), names: v.array(v.string()), tags: v.array(v.string()) }),
});

/** An entry of a book. */
export const OwnLoreEntry = v.object({
  entryId: Id,
  /** Raised by each change: one that is based on an older version is refused. */
  version: Count,
  fields: StoredLoreFields,
  /**
   * The keys that cannot be looked for: patterns with look-around or back references, keys that are too long, and for a while the
   * patterns of a book that took too long.
   */
  unusableKeys: v.array(v.string()),
  updatedAt: Time,
});
export type OwnLoreEntry = v.InferOutput<typeof OwnLoreEntry>;

/**
 * Returns the entries of a book in their order, in parts: up to 500 or a megabyte, after the entry `after`. `next` is the `after` of
 * the next part; null with the last one. Throws `notFound` for a book that is not the user's.
 */
export const loreEntries = defineCall({
  method: 'GET',
  path: '/lorebook/entries',
  access: 'token',
  effect: 'read',
  input: v.object({ bookId: Id, after: v.optional(Id) }),
  output: v.object({ entries: v.array(OwnLoreEntry), next: v.nullable(Id) }),
  extension: true,
});

/**
 * Changes the entry with that `entryId`; without one adds it at the end of the book, once per `clientId`, where omitted fields have
 * SillyTavern's defaults. Throws `changedElsewhere` when the entry no longer has that `version`, `notFound`, `contentRefused` for
 * forbidden texts, and `limitReached` at a cap.
 */
export const saveLoreEntry = defineCall({
  method: 'POST',
  path: '/lorebook/saveEntry',
  access: 'token',
  effect: 'write',
  input: v.object({
    bookId: Id,
    entryId: v.optional(Id),
    /** Required with `entryId`. */
    version: v.optional(Count),
    clientId: v.optional(ClientId),
    fields: LoreChanges,
  }),
  output: OwnLoreEntry,
  extension: true,
});

/** A change of several entries at once. */
export const LoreBulkChange = v.variant('kind', [
  v.object({ kind: v.literal('enable'), enabled: v.boolean() }),
  v.object({ kind: v.literal('move'), folder: LoreFields.entries.folder }),
  /** The first of the listed entries gets `first`, each other one `step` more than the one before it. */
  v.object({ kind: v.literal('order'), first: LoreFields.entries.order, step: Integer(-1000, 1000) }),
  /** Deletes them, or undoes that until its undo period ends. */
  v.object({ kind: v.literal('delete'), deleted: v.boolean() }),
]);
export type LoreBulkChange = v.InferOutput<typeof LoreBulkChange>;

/**
 * Changes all of the listed entries of a book, or none; what was changed elsewhere in the meantime remains. Entries that no longer
 * exist are left out. Returns the new versions of the others.
 */
export const changeLoreEntries = defineCall({
  method: 'POST',
  path: '/lorebook/changeEntries',
  access: 'token',
  effect: 'write',
  input: v.object({
    bookId: Id,
    entryIds: v.pipe(v.array(v.pipe(Id, v.uuid())), v.minLength(1), v.maxLength(maxLoreEntries)),
    change: LoreBulkChange,
  }),
  output: v.object({ entries: v.array(v.object({ entryId: Id, version: Count })) }),
  extension: true,
});
