import * as v from 'valibot';
import type { InputErrorId } from './input-error.ts';

/** One line of user text: no line breaks and no bidirectional controls. */
export const Line = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longest),
    v.check(
      (text) => !/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u.test(text),
      'lineInvalid' satisfies InputErrorId,
    ),
  );
