import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Creator, Mate } from './mate.ts';
import { Count, Id, Nothing, Time } from './primitives.ts';
import { FollowedTag } from './tags.ts';

/** The new state, which makes the call idempotent. Without it the call toggles the state. */
const Wanted = v.optional(v.picklist(['1', '0']));

export const doFavorite = defineCall({
  method: 'GET',
  path: '/user/doFavorite',
  access: 'token',
  effect: 'write',
  input: v.object({ mateId: Id, favorite: Wanted }),
  output: v.object({ mateId: Id, favorite: v.boolean() }),
});

/** Returns the caller's favorites, latest first. */
export const favorites = defineCall({
  method: 'GET',
  path: '/user/favorites',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: v.object({ mates: v.array(Mate) }),
});

export const followCreator = defineCall({
  method: 'GET',
  path: '/mate/followCreator',
  access: 'token',
  effect: 'write',
  input: v.object({ creatorId: Id, follow: Wanted }),
  output: v.object({ creatorId: Id, following: v.boolean() }),
});

/** A creator whom the caller follows since `since`, with all their mates. `followers` includes the caller. */
export const FollowedCreator = v.object({
  creator: Creator,
  mates: v.array(Mate),
  followers: Count,
  since: Time,
});
export type FollowedCreator = v.InferOutput<typeof FollowedCreator>;

/** Returns the followed creators and, as an extension, the followed tags, each latest first. */
export const followList = defineCall({
  method: 'GET',
  path: '/mate/followList',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: v.object({ creators: v.array(FollowedCreator), tags: v.optional(v.array(FollowedTag)) }),
});
