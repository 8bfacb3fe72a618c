import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Id } from './primitives.ts';

/** The longest that one idea may be, in UTF-16 units. */
export const ideaLimit = 160;

/** What somebody could answer next, each as one short message. */
export const Inspiration = v.object({
  ideas: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(ideaLimit))),
    v.minLength(1),
    v.maxLength(3),
  ),
});
export type Inspiration = v.InferOutput<typeof Inspiration>;

/** Three answers that would fit where the talk stands. Costs no chat, and sends and stores nothing. */
export const getInspiration = defineCall({
  method: 'POST',
  path: '/girl/chat/getInspiration',
  access: 'token',
  effect: 'read',
  input: v.object({ roomId: Id }),
  output: Inspiration,
});
