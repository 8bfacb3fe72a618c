import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { HomeCopies } from '../../contract/account/home-copies.ts';
import { decryptFile, LockedFileError } from '../backups/age-file.ts';
import type { BackupKey } from '../backups/backup-key.ts';
import { createScriptedCompanion } from '../companions/scripted/scripted.ts';
import { seedCreators, seedMates } from '../content/seed.ts';
import { addressOfNobody } from '../domain/accounts/address-of-nobody.ts';
import { createAccount } from '../domain/accounts/accounts.ts';
import { openCompanion } from '../domain/export/open-companion.ts';
import { writeCompanion } from '../domain/export/write-companion.ts';
import { importCompanion } from '../domain/imports/import-companion.ts';
import { seedCatalogue } from '../domain/mates/seed-catalogue.ts';
import { newId } from '../shared/ids.ts';
import { createPrivateFile } from '../shared/private-file.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { countDifferences, readContent } from './copy-content.ts';
import { CopyError } from './copy-error.ts';

export type Proof = Pick<NonNullable<HomeCopies['proved']>, 'rooms' | 'messages' | 'mates' | 'facts'>;

interface ProofDeps {
  /** A folder that does not exist. It is gone afterwards, with the database that was made in it. */
  readonly scratch: string;
  /** What the account was when it was copied. */
  readonly archive: string;
  readonly onProgress: (done: number, total: number) => void;
  /** Called while the copy is read. */
  readonly onAlive: () => void;
}

/**
 * Opens a copy with its key, restores it into an empty database, and compares what that has with what was copied. Throws `CopyError`:
 * `damaged` for a file that is not what was written, `incomplete` where not everything can be restored.
 */
export const proveCopy = async (
  path: string,
  key: BackupKey,
  { scratch, onProgress, onAlive }: Pick<ProofDeps, 'scratch' | 'onProgress' | 'onAlive'>,
): Promise<Proof> => {
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch, { mode: 0o700 });
  try {
    const archive = join(scratch, 'archive');
    await decryptFile(path, key, archive, onAlive);
    return await compare({ scratch, archive, onProgress, onAlive });
  } catch (error) {
    throw error instanceof LockedFileError ? new CopyError('damaged', { cause: error }) : error;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};

const compare = async (deps: ProofDeps): Promise<Proof> => {
  const restored = join(deps.scratch, 'restored');
  const archive = await open(deps.archive, 'r');
  try {
    const content = await readContent(archive);
    await restore(deps, archive, { total: content.messages, target: restored });
    const again = await open(restored, 'r');
    try {
      const count = countDifferences(content, await readContent(again));
      if (count > 0) throw new CopyError('incomplete', { count });
    } finally {
      await again.close();
    }
    const { rooms, messages, mates, facts } = content;
    return { rooms, messages, mates, facts };
  } finally {
    await archive.close();
  }
};

/** Imports the archive into a new account of an empty database, as a person would, and exports that account. */
const restore = async (
  { scratch, onProgress }: ProofDeps,
  archive: Awaited<ReturnType<typeof open>>,
  { total, target }: { readonly total: number; readonly target: string },
): Promise<void> => {
  const opened = await openSqlite(join(scratch, 'database'), null);
  try {
    const now = Date.now();
    const { database, dialect } = opened;
    await seedCatalogue(database, { creators: seedCreators, mates: seedMates, now });
    const userId = await database.transaction().execute((transaction) =>
      createAccount(transaction, {
        email: addressOfNobody(newId(now)),
        passwordHash: null,
        language: 'en',
        chats: 0,
        now,
      }),
    );
    if (userId === null) throw new Error('An empty database has no room for an account.');
    const deps = {
      database,
      dialect,
      now: Date.now,
      companion: createScriptedCompanion(),
      // What its owner has already is judged here by no host.
      moderation: null,
    };
    const viewer = { userId, nfsw: true };
    const file = await openCompanion(archive, { from: 0, size: (await archive.stat()).size });
    const settings = { importId: crypto.randomUUID(), excluded: [] };
    const counts = new Map(file.index.rooms.map(({ id, messages }) => [id, messages]));
    let before = 0;
    for await (const report of importCompanion(deps, viewer, settings, file)) {
      if (report.type === 'progress') onProgress(before + report.messages, total);
      else if (report.type !== 'done' && report.kind === 'room') before += counts.get(report.id) ?? 0;
    }
    const write = await writeCompanion(deps, viewer, {});
    await write(createPrivateFile(target));
  } finally {
    await opened.close();
  }
};
