/** A setup file of Vitest: records the transitions that each test file takes. */
import { relative, sep } from 'node:path';
import type * as XState from 'xstate';
import { afterAll, expect, vi } from 'vitest';
import { recordsFolder, takerOf, writeRecord } from './record.ts';
import { taken } from './taken.ts';

taken.clear();

vi.mock('xstate', async (importOriginal) => {
  const real = await importOriginal<typeof XState>();
  const { watched } = await import('./watched.ts');
  return { ...real, createActor: watched(real.createActor, (name) => void taken.add(name)) };
});

afterAll(() => {
  const root = process.cwd();
  const file = relative(root, expect.getState().testPath ?? '')
    .split(sep)
    .join('/');
  writeRecord(recordsFolder(root), file, { taker: takerOf(file), file, at: Date.now(), taken: [...taken] });
});
