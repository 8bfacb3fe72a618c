import * as v from 'valibot';
import { trimmed } from './blank-text.ts';
import type { InputErrorId } from './input-error.ts';

/** Text without blanks around it; '' when nothing of it can be seen. */
export const Trimmed = v.pipe(v.string(), v.transform(trimmed));

/** One line of user text: no line breaks and no bidirectional controls. */
export const Line = (longest: number) =>
  v.pipe(
    Trimmed,
    v.maxLength(longest),
    v.check(
      (text) => !/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u.test(text),
      'lineInvalid' satisfies InputErrorId,
    ),
  );
