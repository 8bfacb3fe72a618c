import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../shared/startup-errors.ts';

/**
 * The name of a checked copy that waits to become `mates.db`. It decides a restore: from then on, what else is in the folder is
 * moved into `replaced-<time>`, and whatever happens in between, the next start goes on.
 */
export const toRestoredName = (now: number): string =>
  `mates.db.restored-${new Date(now).toISOString().replaceAll(':', '-').slice(0, 19)}`;

const restoredName = /^mates\.db\.restored-(.+)$/;

/** The folder's lock, what restores have replaced, a copy that is being written or waits, and what belongs to this computer. */
const isOfRestore = (name: string): boolean =>
  /^(?:lock\.db|replaced-|mates\.db\.restor(?:ing|ed-)|home-authority|backup-key|home-copies|copy-proof)/.test(
    name,
  );

/** Returns the names in the folder that a restore moves aside. */
export const listReplaced = (dataDir: string): readonly string[] =>
  readdirSync(dataDir).filter((name) => !isOfRestore(name));

/**
 * Finishes a restore that is decided, and returns the folder in which the replaced files are: null when there were none, undefined
 * when no restore was decided. The caller holds the folder's lock.
 */
export const finishRestore = (dataDir: string): string | null | undefined => {
  const restored = findRestored(dataDir);
  if (restored === undefined) {
    return undefined;
  }
  const folder = join(dataDir, `replaced-${restoredName.exec(restored)?.[1] ?? ''}`);
  for (const name of listReplaced(dataDir)) {
    mkdirSync(folder, { mode: 0o700, recursive: true });
    renameSync(join(dataDir, name), join(folder, name));
  }
  renameSync(join(dataDir, restored), join(dataDir, 'mates.db'));
  return existsSync(folder) ? folder : null;
};

/** Whether the next start finishes a restore. */
export const isRestoreDecided = (dataDir: string): boolean => findRestored(dataDir) !== undefined;

const findRestored = (dataDir: string): string | undefined =>
  existsSync(dataDir) ? readdirSync(dataDir).find((name) => restoredName.test(name)) : undefined;

/**
 * Throws `StartupError` for a folder that has no `mates.db` although something there belongs to one: a new and empty database in its
 * place would hide what was written. Versions up to 0.1.0 could leave it so when a restore was cut.
 */
export const assertNothingLost = (dataDir: string): void => {
  if (!existsSync(dataDir) || existsSync(join(dataDir, 'mates.db'))) {
    return;
  }
  const names = readdirSync(dataDir);
  const replaced = names
    .filter((name) => existsSync(join(dataDir, name, 'mates.db')) && isOfRestore(name))
    .at(-1);
  if (replaced !== undefined || names.includes('mates.db.restoring')) {
    const back =
      replaced === undefined
        ? ''
        : `, or move the content of ${join(dataDir, replaced)} back into ${dataDir}`;
    throw new StartupError(
      `There is no mates.db in ${dataDir}: a restore was interrupted. Run it again with --force${back}. To begin with a new database, set DATA_DIR to another folder.`,
    );
  }
  if ((statSync(join(dataDir, 'mates.db-wal'), { throwIfNoEntry: false })?.size ?? 0) > 0) {
    throw new StartupError(
      `There is no mates.db in ${dataDir}, but its journal mates.db-wal. Put mates.db back into the folder, or restore a backup with --force.`,
    );
  }
};
