import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Mate } from './mate.ts';
import { Nothing } from '../primitives.ts';

/** Why a mate is suggested. `mate` and `creator` are names, `tag` is a tag that both mates share or that the caller follows. */
export const Reason = v.variant('kind', [
  v.object({ kind: v.literal('followed'), creator: v.string() }),
  v.object({ kind: v.literal('favorite'), mate: v.string(), tag: v.string() }),
  v.object({ kind: v.literal('talked'), mate: v.string(), tag: v.string() }),
  v.object({ kind: v.literal('tag'), tag: v.string() }),
  v.object({ kind: v.literal('popular') }),
]);
export type Reason = v.InferOutput<typeof Reason>;

export const Suggestion = v.object({ mate: Mate, reason: Reason });
export type Suggestion = v.InferOutput<typeof Suggestion>;

/**
 * Returns mates that are neither favorites of the caller nor talked with, best match first. A visitor gets the popular
 * ones.
 */
export const forYou = defineCall({
  method: 'GET',
  path: '/mate/forYou',
  access: 'open',
  effect: 'read',
  input: Nothing,
  output: v.object({ entries: v.array(Suggestion) }),
  extension: true,
});
