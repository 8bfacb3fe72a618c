import { patternsOf } from './ai-honesty.ts';
import { readingsOf, type Readings } from './output-readers.ts';

/** Returns whether a text urges its reader to hurt or kill themselves, or explains how to. */
export const incites = (text: string): boolean => hasIncitement(readingsOf(text));

/** Like `incites`. */
export const hasIncitement = (readings: Readings): boolean =>
  readings.some(({ reader, text: written }) =>
    reader.urges
      .filter((urge) => urge.test(written))
      .some((urge) =>
        Array.from(written.matchAll(new RegExp(urge, 'gu'))).some(
          ({ index }) => !reader.isDenied(written.slice(Math.max(0, index - deniedWithin), index)),
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
