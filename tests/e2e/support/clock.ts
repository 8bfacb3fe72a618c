/** The page's paused clock. */
import { expect, type Page } from '@playwright/test';

/** Opens the page where a tour begins, with its clock paused. */
export async function openStill(page: Page, open: () => Promise<unknown>): Promise<void> {
  await page.clock.install();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open();
  // On a busy machine the call may reach the page after this moment.
  await expect(() => page.clock.pauseAt(Date.now() + 1000)).toPass();
}

/** Milliseconds, more than a frame takes. */
const frame = 20;

/** Advances the clock by about a frame: pending frames are drawn, and timers without a delay run. */
export const tick = (page: Page, step = frame): Promise<void> => page.clock.runFor(step);

/**
 * By how many milliseconds the clock may advance at a time in a state with these timers. A slow machine needs dozens of
 * steps before it has drawn and checked the state, which must not end meanwhile.
 */
export const stepWith = (delays: readonly number[]): number =>
  Math.max(1, Math.min(frame, Math.floor(Math.min(...delays) / 50)));

/** The pauses, in milliseconds, between two checks of a page whose clock advances by each of them. */
const growingIntervals: number[] = Array.from({ length: 24 }, (_, index) => Math.round(20 * 1.5 ** index));

/** Polls a value, and advances the clock by `step` milliseconds before each look at it. */
export const pollStill = <Value>(page: Page, read: () => Promise<Value>, message: string, step = frame) =>
  expect.poll(() => tick(page, step).then(read), { message, intervals: growingIntervals });

/**
 * Waits for `work` and advances the clock meanwhile by `step` milliseconds at a time. Each pause between two steps is
 * longer than the one before, so that a slow machine doesn't run out the timeouts of the page itself.
 */
export async function advanceUntil<Result>(page: Page, work: Promise<Result>, step = frame): Promise<Result> {
  const settled = work.then(() => true);
  for (let pause = 5; !(await Promise.race([settled, wait(pause)])); pause *= 1.5)
    await page.clock.runFor(step);
  return work;
}

const wait = (milliseconds: number): Promise<boolean> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, false));
