import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Mate } from './mate.ts';
import { MateChange } from './mate-change.ts';
import { Count, Id } from '../primitives.ts';
import { ReviewSummary } from './review.ts';

export const MateDetail = v.object({
  ...Mate.entries,
  age: Count,
  pronouns: v.string(),
  /** Paragraphs that describe the mate. */
  who: v.array(v.string()),
  place: v.string(),
  voice: v.string(),
  greeting: v.string(),
  scene: v.string(),
  likes: v.array(v.string()),
  /** The caller made the mate. An extension, omitted for others. */
  mine: v.optional(v.literal(true)),
  /** Only its creator sees the mate. An extension, omitted for others. */
  draft: v.optional(v.literal(true)),
  /**
   * The creator notes of the card that the mate was made from, as plain text in the language of the request where the card has them in it.
   * An extension, for its creator only, omitted where there are none.
   */
  creatorNotes: v.optional(v.string()),
  /** The newest changes first. An extension, omitted where there are none. */
  changes: v.optional(v.array(MateChange)),
});
export type MateDetail = v.InferOutput<typeof MateDetail>;

export const MateExtraInfo = v.object({
  mateId: Id,
  chats: Count,
  /** Similar mates. */
  similar: v.array(Mate),
  /** The caller's room with this mate, if there is one. */
  roomId: v.nullable(Id),
  /** Whether the mate is a favorite of the caller, and whether they follow its creator. False for a visitor. */
  favorite: v.boolean(),
  following: v.boolean(),
  opinions: ReviewSummary,
});
export type MateExtraInfo = v.InferOutput<typeof MateExtraInfo>;

const OneMate = v.object({ mateId: Id });

/** The page of a mate. A draft is found only by its creator. */
export const getMateDetail = defineCall({
  method: 'GET',
  path: '/mate/getMateDetail',
  access: 'open',
  effect: 'read',
  input: OneMate,
  output: MateDetail,
});

/** What is below the page of a mate: statistics, reviews and similar mates. */
export const mateExtraInfo = defineCall({
  method: 'GET',
  path: '/mate/mateExtraInfo',
  access: 'open',
  effect: 'read',
  input: OneMate,
  output: MateExtraInfo,
});
