import { patternsOf } from './ai-honesty.ts';
import { readingsOf } from './output-readers.ts';

/** Returns whether a text urges its reader to hurt or kill themselves, or explains how to. */
export const incites = (text: string): boolean =>
  readingsOf(text).some(({ reader, text: read }) =>
    reader.urges.some((urge) =>
      Array.from(read.matchAll(new RegExp(urge, 'gu'))).some(
        ({ index }) => !reader.isDenied(read.slice(Math.max(0, index - deniedWithin), index)),
      ),
    ),
  );

/** How far before an urge its denial is looked for, in UTF-16 units. */
const deniedWithin = 60;

/**
 * Every incitement matches one of these. A model's output is held back while it may belong to a match, so harmless
 * beginnings are lookbehinds.
 */
export const urgePatterns = () => patternsOf(({ urges }) => urges);
