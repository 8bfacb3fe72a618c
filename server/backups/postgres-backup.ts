import { mkdtemp, rm } from 'node:fs/promises';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { describeAddress } from '../shared/startup-errors.ts';
import type { BackupKey } from './backup-key.ts';
import { BackupError, damagedError } from './backup-error.ts';
import { assertKnownMigrations, unpackBackup } from './backup-file.ts';
import { lockMigrations, quoteName, withServer, type ConnectedServer } from './postgres-connection.ts';
import { findTool, runTool, toConnection } from './postgres-tools.ts';

/**
 * Copies the schema of this program with `pg_dump`, which reads one snapshot and blocks no writes. Throws `StartupError`.
 */
export const copyPostgres = async (url: string, copy: string): Promise<void> => {
  const { major, schema, hasTables } = await withServer(url, (server) => Promise.resolve(server));
  if (!hasTables) {
    throw new BackupError(`There are no tables of the server in PostgreSQL at ${describeAddress(url)}.`);
  }
  const dump = await findTool('pg_dump', major);
  const { args, environment } = toConnection(url);
  const content = ['--format=custom', '--no-owner', '--no-privileges', `--schema=${quoteName(schema)}`];
  const dumped = await runTool(dump, [...content, `--file=${copy}`, ...args], environment);
  if (!dumped.isSuccess) {
    throw new BackupError(`pg_dump failed: ${dumped.reason}`);
  }
  const checked = await runTool(await findTool('pg_restore', major), [`--file=${devNull}`, copy], {});
  if (!checked.isSuccess) {
    throw new BackupError(`pg_restore cannot read what pg_dump wrote: ${checked.reason}`);
  }
};

/**
 * Restores the file with `pg_restore`, in one transaction, into a schema without tables. With `isForced` a schema with
 * tables is renamed first, and its new name returned; otherwise null. Throws `StartupError`.
 */
export const restorePostgres = async (path: string, target: RestoreTarget): Promise<string | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'mates-restore-'));
  const copy = join(folder, 'copy');
  try {
    await unpackBackup(path, copy, target.key ?? null);
    return await withServer(target.url, (server) => restoreCopy({ path, copy }, target, server));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

interface RestoreTarget {
  readonly url: string;
  readonly isForced: boolean;
  readonly now: number;
  /** What opens a file that is encrypted. */
  readonly key?: BackupKey | null;
}

/** The backup, which errors name, and the unpacked copy in it. */
interface Unpacked {
  readonly path: string;
  readonly copy: string;
}

const restoreCopy = async (
  unpacked: Unpacked,
  { url, isForced, now }: RestoreTarget,
  server: ConnectedServer,
): Promise<string | null> => {
  await lockMigrations(server);
  const tool = await findTool('pg_restore', server.major);
  await assertUsable(tool, unpacked, server.schema);
  const work = () => restoreAll(tool, unpacked.copy, { url, schema: server.schema });
  if (!server.isEmpty && !isForced) {
    throw new BackupError(
      `PostgreSQL at ${describeAddress(url)} is not empty. Set DATABASE_URL to an empty database, or move what is there aside with \`-- --force\`.`,
    );
  }
  let replaced: string | null = null;
  if (server.isEmpty) {
    await work();
  } else {
    replaced = await moveAside(server, { url, now }, work);
  }
  // Until the database has analyzed the tables by itself, queries would read all of them.
  await server.client.query('analyze');
  return replaced;
};

const assertUsable = async (tool: string, { path, copy }: Unpacked, schema: string): Promise<void> => {
  const list = await runTool(tool, ['--list', copy], {});
  if (/unsupported version/.test(list.reason)) {
    throw new BackupError(`${path} was written by a newer pg_dump: install that version of PostgreSQL.`);
  }
  if (!list.isSuccess) {
    throw damagedError(path);
  }
  const selection = ['--data-only', `--schema=${schema}`, '--table=kysely_migration', '--file=-', copy];
  const { output } = await runTool(tool, selection, {});
  assertKnownMigrations(path, readNames(output));
};

/** Returns the first column of the rows that a script copies. */
const readNames = (script: string): string[] => {
  const rows = /^COPY .*;\r?\n([\s\S]*?)^\\\.$/m.exec(script)?.[1] ?? '';
  return rows.split(/\r?\n/).flatMap((row) => (row === '' ? [] : row.split('\t').slice(0, 1)));
};

const restoreAll = async (
  tool: string,
  copy: string,
  { url, schema }: { url: string; schema: string },
): Promise<void> => {
  const { args, environment } = toConnection(url);
  const mode = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  const restored = await runTool(tool, [...mode, `--schema=${schema}`, ...args, copy], environment);
  if (!restored.isSuccess) {
    throw new BackupError(`pg_restore failed, and nothing was restored: ${restored.reason}`);
  }
};

/** A server would go on writing into the renamed schema. */
const assertUnused = async (client: Client, url: string): Promise<void> => {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (rowCount !== 0) {
    throw new BackupError(
      `Other programs are connected to PostgreSQL at ${describeAddress(url)}. Stop all servers first.`,
    );
  }
};

/** Restores the old state when the work fails. */
const moveAside = async (
  { client, schema }: ConnectedServer,
  { url, now }: { url: string; now: number },
  work: () => Promise<void>,
): Promise<string> => {
  await assertUnused(client, url);
  const replaced = `replaced_${new Date(now).toISOString().replaceAll(/\D/g, '').slice(0, 14)}`;
  const name = quoteName(schema);
  await client
    .query(`begin; alter schema ${name} rename to ${replaced}; create schema ${name}; commit`)
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new BackupError(`The schema ${schema} cannot be renamed: ${reason}.`, { cause: error });
    });
  try {
    await work();
  } catch (error) {
    await client.query(`begin; drop schema ${name}; alter schema ${replaced} rename to ${name}; commit`);
    throw error;
  }
  return replaced;
};
