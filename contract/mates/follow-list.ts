import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Creator, Mate } from './mate.ts';
import { Count, Nothing, Time } from '../primitives.ts';

/** A tag that the caller follows since `since`, with its newest mates; `total` counts all of them. */
export const FollowedTag = v.object({ tag: v.string(), mates: v.array(Mate), total: Count, since: Time });
export type FollowedTag = v.InferOutput<typeof FollowedTag>;

/** A creator whom the caller follows since `since`, with all their mates. `followers` includes the caller. */
export const FollowedCreator = v.object({
  creator: Creator,
  mates: v.array(Mate),
  followers: Count,
  since: Time,
});
export type FollowedCreator = v.InferOutput<typeof FollowedCreator>;

/** Returns the followed creators and, as an extension, the followed tags, each newest first. */
export const followList = defineCall({
  method: 'GET',
  path: '/mate/followList',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: v.object({ creators: v.array(FollowedCreator), tags: v.optional(v.array(FollowedTag)) }),
});
