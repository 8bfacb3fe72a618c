import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Mate } from './mate.ts';
import { Count, Id } from './primitives.ts';
import { ReviewSummary } from './review.ts';

export const MateDetail = v.object({
  ...Mate.entries,
  age: Count,
  pronouns: v.string(),
  /** Paragraphs that say who the mate is. */
  who: v.array(v.string()),
  place: v.string(),
  voice: v.string(),
  greeting: v.string(),
  scene: v.string(),
  likes: v.array(v.string()),
});
export type MateDetail = v.InferOutput<typeof MateDetail>;

export const MateExtraInfo = v.object({
  mateId: Id,
  chats: Count,
  /** Other mates that somebody who likes this one may like. */
  similar: v.array(Mate),
  /** The caller's own room with this mate, if there is one. */
  roomId: v.nullable(Id),
  /** Whether the caller has marked the mate, and follows its creator. False for a visitor. */
  favorite: v.boolean(),
  following: v.boolean(),
  opinions: ReviewSummary,
});
export type MateExtraInfo = v.InferOutput<typeof MateExtraInfo>;

const OneMate = v.object({ mateId: Id });

export const getMateDetail = defineCall({
  method: 'GET',
  path: '/mate/getMateDetail',
  access: 'open',
  effect: 'read',
  input: OneMate,
  output: MateDetail,
});

export const mateExtraInfo = defineCall({
  method: 'GET',
  path: '/mate/mateExtraInfo',
  access: 'open',
  effect: 'read',
  input: OneMate,
  output: MateExtraInfo,
});
