/** Chooses where tests put databases. */
import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** The maximum space of a run's databases, in bytes. */
const needed = 2 * 1024 ** 3;

function hasSpace(folder) {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= needed;
}

/**
 * The folder below which tests put databases: in memory where the system has such a folder with enough space. SQLite waits for the
 * disk at each commit, which takes milliseconds, and a test commits hundreds of times; PostgreSQL creates a thousand files for each
 * database of a test.
 */
export const dataRoot = hasSpace('/dev/shm') ? '/dev/shm' : tmpdir();
