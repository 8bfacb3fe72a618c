import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Trimmed } from '../line.ts';
import { Id } from '../primitives.ts';

/** The maximum length of a suggestion, in UTF-16 units: three lines on a narrow phone. */
export const maxIdeaLength = 100;

/** Suggestions of what the user could answer next, each a short message. */
export const Inspiration = v.object({
  ideas: v.pipe(
    v.array(v.pipe(Trimmed, v.minLength(1), v.maxLength(maxIdeaLength))),
    v.minLength(1),
    v.maxLength(3),
  ),
});
export type Inspiration = v.InferOutput<typeof Inspiration>;

/** Returns three answers that fit the conversation. Costs no chat, and sends and stores nothing. */
export const getInspiration = defineCall({
  method: 'POST',
  path: '/girl/chat/getInspiration',
  access: 'token',
  effect: 'read',
  input: v.object({ roomId: Id }),
  output: Inspiration,
  carriesAiText: true,
});
