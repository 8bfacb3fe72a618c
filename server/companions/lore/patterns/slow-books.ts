import { minutes } from '../../../shared/clock.ts';

/** After how many milliseconds a pattern that took too long is tried again: the machine may have been busy. */
export const retryAfter = minutes(10);
/** The first time it is tried again soon: a thread that has just started is slow, too. */
const firstRetryAfter = minutes(1);

/** When the patterns of versions of books, which took too long, are tried again; the latest last. */
const slow = new Map<string, number>();
const maxSlow = 10_000;

/** Turns the patterns of a version of a book off for a while. */
export const turnPatternsOff = (version: string): void => {
  const after = slow.delete(version) ? retryAfter : firstRetryAfter;
  slow.set(version, Date.now() + after);
  const [oldest] = slow.keys();
  if (slow.size > maxSlow && oldest !== undefined) slow.delete(oldest);
};

/** Whether the patterns of a version of a book are off, since they took too long. */
export const arePatternsOff = (version: string): boolean => (slow.get(version) ?? 0) > Date.now();
