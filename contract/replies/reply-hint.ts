import * as v from 'valibot';
import type { InputErrorId } from '../input-error.ts';
import { Line } from '../line.ts';

/** The maximum length of a hint in the user's own words, in UTF-16 units. */
export const maxHintLength = 200;

/** How another reply should differ. It is used for that reply alone, and not stored. */
export const ReplyHint = v.variant('kind', [
  v.object({ kind: v.picklist(['shorter', 'longer', 'playful']) }),
  v.object({
    kind: v.literal('own'),
    text: v.pipe(Line(maxHintLength), v.minLength(1, 'messageEmpty' satisfies InputErrorId)),
  }),
]);
export type ReplyHint = v.InferOutput<typeof ReplyHint>;
