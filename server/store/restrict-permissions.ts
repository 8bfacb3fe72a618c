import { chmodSync, closeSync, openSync } from 'node:fs';

/** Makes the file, if it is not there, and takes it away from everybody but its owner. */
export const makePrivate = (path: string): void => {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
};
