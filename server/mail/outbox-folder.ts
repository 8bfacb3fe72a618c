import { accessSync, constants, statSync } from 'node:fs';
import { join } from 'node:path';
import { storageError } from '../shared/startup-errors.ts';

/** The folder of the mails where no mail server is configured. */
export const toOutbox = (dataDir: string): string => join(dataDir, 'outbox');

/** Throws `StartupError` for an outbox that cannot be written: each sign-up would fail. A missing one is created. */
export const assertOutboxUsable = (dataDir: string): void => {
  const path = toOutbox(dataDir);
  const existing = statSync(path, { throwIfNoEntry: false });
  if (existing === undefined) {
    return;
  }
  if (!existing.isDirectory()) {
    throw storageError(path, Object.assign(new Error('not a folder'), { code: 'ENOTDIR' }));
  }
  try {
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw storageError(path, error);
  }
};
