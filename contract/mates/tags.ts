import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Tag } from './tag.ts';

/** Whether the caller follows a tag. False for a visitor. */
const TagState = v.object({ tag: v.string(), following: v.boolean() });

/** A tag: how many mates have it, and whether the caller follows it. */
export const tagState = defineCall({
  method: 'GET',
  path: '/mate/tag',
  access: 'open',
  effect: 'read',
  input: v.object({ tag: Tag }),
  output: TagState,
  extension: true,
});

/** Follows a tag, or no longer: new mates with it are suggested. Repeating the call has no effect. */
export const followTag = defineCall({
  method: 'POST',
  path: '/mate/followTag',
  access: 'token',
  effect: 'write',
  input: v.object({ tag: Tag, wanted: v.boolean() }),
  output: TagState,
  extension: true,
});
