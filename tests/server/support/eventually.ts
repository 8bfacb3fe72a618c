import { expect } from 'vitest';

/** Polls until the expectation holds. */
export const eventually = <Value>(read: () => Value | Promise<Value>) => expect.poll(read);
