import * as v from 'valibot';
import { FactKind } from './fact.ts';
import { maxChapterLength, maxFactLength } from './memory.ts';
import { Count, Id, Time } from '../primitives.ts';

const Marked = v.optional(v.literal(true));

/** Whether the database can store the text. */
const Storable = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest),
    v.check((text) => !text.includes('\0')),
  );

/** Something that a mate remembers, as a file has it. What is omitted is false or has never happened. */
export const PortableFact = v.object({
  kind: FactKind,
  /** '' where it was forgotten: its message teaches nothing more. */
  text: Storable(maxFactLength),
  /** Facts of one topic can supersede each other; '' for none. */
  topic: Storable(maxFactLength),
  /** It makes older facts of its topic past. */
  exclusive: Marked,
  /** It says that older facts of its topic are no longer true. */
  ends: Marked,
  /** The mate knew it already. */
  repeated: Marked,
  learnedBy: v.picklist(['rule', 'model', 'you']),
  /** The message of the room that it was learned from; null where the user wrote it. */
  source: v.nullable(Id),
  /** It counts in this room only. */
  here: Marked,
  pinnedAt: v.optional(Time),
  /** Since when it is no longer true, by the user. */
  endedAt: v.optional(Time),
  createdAt: Time,
  updatedAt: Time,
});
export type PortableFact = v.InferOutput<typeof PortableFact>;

/** The summary of neighboring messages of a room, as a file has it. */
export const PortableChapter = v.object({
  /** Its first message, and its last. */
  first: Id,
  last: Id,
  /** How many messages it summarizes. */
  count: Count,
  /** '' where it was forgotten: its messages get no other summary. */
  text: Storable(maxChapterLength),
  learnedBy: v.picklist(['model', 'you']),
  createdAt: Time,
  updatedAt: Time,
});
export type PortableChapter = v.InferOutput<typeof PortableChapter>;

/** Which entries of lorebooks began to have an effect with a reply: each by the SHA-256 of its JSON, in base64url. */
export const PortableEffect = v.object({
  message: Id,
  /** `at`: how many messages the conversation had. */
  entries: v.array(v.object({ version: v.pipe(v.string(), v.maxLength(100)), at: Count })),
});
export type PortableEffect = v.InferOutput<typeof PortableEffect>;
