import { chmodSync, closeSync, openSync } from 'node:fs';

/** Creates the file if it is missing, and restricts it to its owner. */
export const makePrivate = (path: string): void => {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
};
