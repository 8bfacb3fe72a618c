import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, statSync } from 'node:fs';

/** Returns whether this process has the file open. */
export const isOpenHere = (path: string): boolean => {
  if (process.platform === 'win32') {
    return !canBeRenamed(path);
  }
  return existsSync('/proc/self/fd') ? isAmongDescriptors(path) : isListed(path);
};

/** Windows does not rename open files. */
const canBeRenamed = (path: string): boolean => {
  try {
    renameSync(path, `${path}.moved`);
  } catch {
    return false;
  }
  renameSync(`${path}.moved`, path);
  return true;
};

const isAmongDescriptors = (path: string): boolean => {
  const { dev, ino } = statSync(path);
  return readdirSync('/proc/self/fd')
    .map((descriptor) => statSync(`/proc/self/fd/${descriptor}`, { throwIfNoEntry: false }))
    .some((file) => file?.dev === dev && file.ino === ino);
};

const isListed = (path: string): boolean => {
  const { error, status } = spawnSync('lsof', ['-a', '-p', String(process.pid), '--', path]);
  if (error !== undefined) {
    throw error;
  }
  return status === 0;
};
