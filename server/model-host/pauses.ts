import type { Now } from '../shared/clock.ts';

/** The backoff of a host that fails. */
export interface Pauses {
  readonly isPaused: () => boolean;
  /**
   * Begins a pause, twice as long as the last one, and returns when it ends, in milliseconds since 1970. During a pause nothing
   * changes: requests that fail together are one failure.
   */
  readonly begin: () => number;
  /** The host has answered. */
  readonly end: () => void;
}

/** The pauses, in milliseconds. */
interface PauseRange {
  readonly first: number;
  readonly longest: number;
}

export const createPauses = ({ first, longest }: PauseRange, now: Now): Pauses => {
  let failures = 0;
  let until = 0;
  return {
    isPaused: () => now() < until,
    begin: () => {
      if (now() >= until) {
        until = now() + Math.min(first * 2 ** failures, longest);
        failures += 1;
      }
      return until;
    },
    end: () => {
      failures = 0;
      until = 0;
    },
  };
};
