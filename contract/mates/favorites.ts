import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Mate } from './mate.ts';
import { Id, Nothing } from '../primitives.ts';

/** The new state, which makes the call idempotent. Without it the call toggles the state. */
const Wanted = v.optional(v.picklist(['1', '0']));

/** Adds a mate to the favorites, or removes it. Repeating the call changes nothing. */
export const doFavorite = defineCall({
  method: 'GET',
  path: '/user/doFavorite',
  access: 'token',
  effect: 'write',
  input: v.object({ mateId: Id, favorite: Wanted }),
  output: v.object({ mateId: Id, favorite: v.boolean() }),
});

/** Returns the caller's favorites, newest first. */
export const favorites = defineCall({
  method: 'GET',
  path: '/user/favorites',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: v.object({ mates: v.array(Mate) }),
});

/** Follows the creator of mates, or stops following. Repeating the call changes nothing. */
export const followCreator = defineCall({
  method: 'GET',
  path: '/mate/followCreator',
  access: 'token',
  effect: 'write',
  input: v.object({ creatorId: Id, follow: Wanted }),
  output: v.object({ creatorId: Id, following: v.boolean() }),
});
