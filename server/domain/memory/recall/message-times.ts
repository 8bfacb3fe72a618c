import { toDay } from '../../../shared/clock.ts';
import { countStems, toStem } from './text-stems.ts';

/** How the index names a time, with a sign that no word has. */
interface TimeNames {
  /** As `@2026-05`. */
  readonly yearMonth: string;
  /** Of any year, as `@05`. */
  readonly month: string;
  /** Of any year, as `@05-03`. */
  readonly day: string;
}

/** Returns how the index names a time in milliseconds since 1970. */
export const nameTime = (at: number): TimeNames => {
  const [year = '', month = '', day = ''] = toDay(at).split('-');
  return { yearMonth: `@${year}-${month}`, month: `@${month}`, day: `@${month}-${day}` };
};

/** Returns the stems of a time. */
export const toTimeStems = (at: number): readonly number[] =>
  Object.values(nameTime(at)).map((name) => toStem(name).hash);

/** Returns how often a message has each of its stems, with those of when it was said. */
export const countMessageStems = (text: string, at: number): ReadonlyMap<number, number> => {
  const counts = countStems(text);
  for (const stem of toTimeStems(at)) {
    counts.set(stem, 1);
  }
  return counts;
};
