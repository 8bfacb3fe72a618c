import { minutes, seconds, type Now } from '../../shared/clock.ts';

/** How long a host may take to answer, and how long it is left alone where it did not. In milliseconds. */
export const timeout = seconds(5);
export const pause = minutes(1);
/** Requests at the same time ask once. In milliseconds. */
export const freshFor = seconds(1);

/** Questions to a host: one for all that ask at the same time, and none for a while after it. */
export interface Asking {
  readonly ask: () => Promise<void>;
  /** Asks also where it was asked a moment ago. */
  readonly askNow: () => Promise<void>;
  /** The next one asks again. */
  readonly forget: () => void;
}

/** `question` returns how long its answer holds, in milliseconds. One that fails slowly is not repeated soon. */
export const createAsking = (question: () => Promise<number>, now: Now): Asking => {
  let asked: Promise<void> | null = null;
  let askAgainAt = 0;
  const run = async (): Promise<void> => {
    const startedAt = performance.now();
    try {
      askAgainAt = now() + (await question());
    } catch {
      askAgainAt = now() + (performance.now() - startedAt > freshFor ? pause : freshFor);
    }
    asked = null;
  };
  const askNow = (): Promise<void> => (asked ??= run());
  return {
    ask: () => (now() >= askAgainAt ? askNow() : (asked ?? Promise.resolve())),
    askNow,
    forget: () => void (askAgainAt = 0),
  };
};
