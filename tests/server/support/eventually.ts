import { expect } from 'vitest';

/** Asks until it is as expected. The limit is for what hangs: it measures nothing. */
export const eventually = <Value>(read: () => Value | Promise<Value>) =>
  expect.poll(read, { timeout: 110_000 });
