import { expect } from 'vitest';

/** Asks until it is as expected. */
export const eventually = <Value>(read: () => Value | Promise<Value>) => expect.poll(read);
