import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates the folder and its parents. Node's `recursive` option never returns when a parent exists but accepts no
 * folders, as in /proc.
 */
export const makeFolder = (path: string): void => {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' && statSync(path).isDirectory()) {
      return;
    }
    const parent = dirname(path);
    if (code !== 'ENOENT' || isFolder(parent) || parent === path) {
      throw error;
    }
    makeFolder(parent);
    mkdirSync(path, { mode: 0o700 });
  }
};

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
