/** Runs before each test file of the page, and records the transitions that the machines' tests take. */
import { relative, sep } from 'node:path';
import type * as XState from 'xstate';
import { afterAll, expect, vi } from 'vitest';
import { writeRecord, recordsFolder } from './record.ts';

const taken = new Set<string>();

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
  if (!/^tests\/machines\/.*\.test\.ts$/.test(file)) return;
  const taker = /\/(walks|xstate-test)\.test\.ts$/.test(file) ? 'walk' : 'story';
  writeRecord(recordsFolder(root), file, { taker, file, at: Date.now(), taken: [...taken] });
});
