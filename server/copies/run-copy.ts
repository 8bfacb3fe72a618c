import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { HomeCopies } from '../../contract/account/home-copies.ts';
import { writeEncrypted } from '../backups/age-file.ts';
import { syncFolder } from '../backups/backup-file.ts';
import { readBackupKey, type BackupKey } from '../backups/backup-key.ts';
import { createScriptedCompanion } from '../companions/scripted/scripted.ts';
import { DomainError } from '../domain/domain-error.ts';
import { writeCompanion } from '../domain/export/write-companion.ts';
import { seconds } from '../shared/clock.ts';
import { openForCli } from '../store/open/open-for-cli.ts';
import type { DatabaseLocation } from '../store/open/open-database.ts';
import { CopyError, toCopyError } from './copy-error.ts';
import {
  assertFolder,
  deleteOldCopies,
  toCopyName,
  toScratchFolder,
  toUnfinishedPath,
} from './copy-folder.ts';
import { proveCopy } from './prove-copy.ts';

/** What is copied, and where to. */
export interface CopyJob extends DatabaseLocation {
  readonly folder: string;
  readonly ownerId: string;
  readonly now: number;
}

/** What a copy says while it is made. */
export type CopyReport =
  | { readonly type: 'alive' }
  | ({ readonly type: 'progress' } & NonNullable<HomeCopies['running']>)
  | { readonly type: 'written'; readonly last: NonNullable<HomeCopies['last']> }
  | { readonly type: 'proved'; readonly proved: NonNullable<HomeCopies['proved']> };

/**
 * Writes the owner's account into the folder, encrypted, proves the file, and deletes old ones. The file has its name only when all of it is
 * on the disk. Throws `CopyError`, or what the disk or the database threw.
 */
export const runCopy = async (job: CopyJob, report: (report: CopyReport) => void): Promise<void> => {
  const key = await readBackupKey(job.dataDir);
  if (key === null) throw new CopyError('keyMissing');
  await assertFolder(job.folder);
  report({ type: 'progress', step: 'writing', done: 0, total: 0 });
  const file = toCopyName(job.now, key.recipient);
  const path = join(job.folder, file);
  const onAlive = atMostEach(seconds(1), () => report({ type: 'alive' }));
  await write(job, { key, path, onAlive });
  report({ type: 'written', last: { file, at: job.now, bytes: (await stat(path)).size } });
  report({ type: 'progress', step: 'proving', done: 0, total: 0 });
  const proof = await proveCopy(path, key, {
    scratch: toScratchFolder(job.dataDir),
    onProgress: (done, total) => report({ type: 'progress', step: 'proving', done, total }),
    onAlive,
  }).catch(async (error: unknown) => {
    // The file is whole: it is the best that there is, and would otherwise never make room for the next.
    if (toCopyError(error).reason === 'incomplete') await deleteOldCopies(job.folder, key.recipient);
    throw error;
  });
  report({ type: 'proved', proved: { file, at: job.now, ...proof } });
  await deleteOldCopies(job.folder, key.recipient);
};

interface Target {
  readonly key: BackupKey;
  readonly path: string;
  readonly onAlive: () => void;
}

const write = async (job: CopyJob, { key, path, onAlive }: Target): Promise<void> => {
  const unfinished = toUnfinishedPath(job.folder, key.recipient);
  const { database, close } = await openForCli(job);
  try {
    const deps = { database, now: Date.now, companion: createScriptedCompanion() };
    // Everything that is the owner's, also what is not shown at the moment.
    const viewer = { userId: job.ownerId, nfsw: true };
    await again(async () => {
      await rm(unfinished, { force: true });
      const writeTo = await writeCompanion(deps, viewer, {});
      await writeEncrypted(unfinished, key, writeTo, onAlive);
    });
    await rename(unfinished, path);
    await syncFolder(job.folder);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => null);
    throw await explain(error, job.folder);
  } finally {
    await close();
  }
};

/** Some folders of the system take no files, and an external disk may have gone meanwhile. */
const explain = async (error: unknown, folder: string): Promise<unknown> => {
  const { reason } = toCopyError(error);
  if (reason !== 'folderMissing') return error;
  await assertFolder(folder);
  return new CopyError('notWritable', { cause: error });
};

/** What is deleted while it is copied is no longer there when it is read: the copy begins anew. */
const again = async (work: () => Promise<void>, tries = 3): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DomainError) || tries === 1) throw error;
    await again(work, tries - 1);
  }
};

const atMostEach = (interval: number, work: () => void): (() => void) => {
  let next = 0;
  return () => {
    if (Date.now() < next) return;
    next = Date.now() + interval;
    work();
  };
};
