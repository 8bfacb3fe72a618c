import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Creator, Mate } from './mate.ts';
import { Count, Id } from '../primitives.ts';

/** A creator with the public mates that the caller may see, the newest first, and whether the caller follows them. */
export const CreatorPage = v.object({
  creator: Creator,
  mates: v.array(Mate),
  followers: Count,
  following: v.boolean(),
});
export type CreatorPage = v.InferOutput<typeof CreatorPage>;

/** Creators who never showed a mate to others, and deleted accounts, are not found. */
export const creatorPage = defineCall({
  method: 'GET',
  path: '/mate/creator',
  access: 'open',
  effect: 'read',
  input: v.object({ creatorId: Id }),
  output: CreatorPage,
  extension: true,
});
