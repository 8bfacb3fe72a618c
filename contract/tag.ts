import * as v from 'valibot';
import type { InputErrorId } from './input-error.ts';
import { Line } from './line.ts';

/** The maximum length of a tag, in UTF-16 units. */
export const tagLimit = 24;

/** Tags are comma-separated in URLs, and compared in lower case. */
export const Tag = v.pipe(
  Line(tagLimit),
  v.minLength(1),
  v.check((tag) => !tag.includes(','), 'tagInvalid' satisfies InputErrorId),
  v.transform((tag) => tag.toLowerCase()),
);
