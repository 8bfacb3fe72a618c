import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { sql } from 'kysely';
import { makeFolder } from '../store/sqlite/data-folder.ts';
import type { Database } from '../store/database.ts';
import { openForCli } from '../store/open/open-for-cli.ts';
import type { DatabaseLocation } from '../store/open/open-database.ts';
import { defaultTimeout } from '../store/open/open-database.ts';
import { BackupError } from './backup-error.ts';
import type { BackupKey } from './backup-key.ts';
import { restorePostgres } from './postgres-backup.ts';
import { quoteName, withServer } from './postgres-connection.ts';
import { restoreSqlite } from './sqlite-backup.ts';

/** What a restored backup has. */
export interface BackupProof {
  readonly accounts: number;
  readonly rooms: number;
  readonly messages: number;
}

/** Where PostgreSQL does not let the user of `DATABASE_URL` create a database to restore into. */
export class NoScratchDatabase extends BackupError {
  constructor(options?: ErrorOptions) {
    super(
      'The user of DATABASE_URL may not create a database to restore into: `alter role NAME createdb` permits it.',
      options,
    );
    this.name = 'NoScratchDatabase';
  }
}

/**
 * Opens a backup, with its key where it is encrypted, restores it into an empty database that is gone afterwards, and returns what that
 * has. Throws `StartupError` where any of it fails.
 */
export const proveBackup = (
  path: string,
  { dataDir, databaseUrl }: DatabaseLocation,
  key: BackupKey | null,
): Promise<BackupProof> =>
  databaseUrl === null ? proveSqlite(path, dataDir, key) : provePostgres(path, databaseUrl, key);

const target = { isForced: false, now: 0 };

const proveSqlite = async (path: string, dataDir: string, key: BackupKey | null): Promise<BackupProof> => {
  makeFolder(dataDir);
  const scratch = await mkdtemp(join(dataDir, 'copy-proof-'));
  try {
    const place = join(scratch, 'data');
    await restoreSqlite(path, { ...target, dataDir: place, key });
    return await countRows({ dataDir: place, databaseUrl: null });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};

const provePostgres = async (path: string, url: string, key: BackupKey | null): Promise<BackupProof> => {
  const name = `mates_proof_${randomUUID().replaceAll('-', '')}`;
  const { schema } = await withServer(url, (server) => Promise.resolve(server));
  const scratch = new URL(url);
  scratch.pathname = `/${name}`;
  await withServer(url, ({ client }) => createScratch(client, name));
  try {
    await withClient(scratch.href, (client) =>
      client.query(`create schema if not exists ${quoteName(schema)}`),
    );
    await restorePostgres(path, { ...target, url: scratch.href, key });
    return await countRows({ dataDir: '', databaseUrl: scratch.href });
  } finally {
    await withServer(url, ({ client }) => client.query(`drop database if exists ${quoteName(name)}`));
  }
};

const createScratch = async (client: Client, name: string): Promise<void> => {
  // Not of the template that an operator may have changed.
  await client.query(`create database ${quoteName(name)} template template0`).catch((error: unknown) => {
    const isForbidden = error instanceof Error && 'code' in error && error.code === '42501';
    throw isForbidden ? new NoScratchDatabase({ cause: error }) : error;
  });
};

const withClient = async (url: string, work: (client: Client) => Promise<unknown>): Promise<void> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: defaultTimeout });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

const countRows = async (place: DatabaseLocation): Promise<BackupProof> => {
  const { database, close } = await openForCli(place);
  try {
    return {
      accounts: await count(database, 'users'),
      rooms: await count(database, 'rooms'),
      messages: await count(database, 'messages'),
    };
  } finally {
    await close();
  }
};

const count = async (database: Database, table: 'users' | 'rooms' | 'messages'): Promise<number> => {
  const { rows } = await sql<{
    total: number | string;
  }>`select count(*) as total from ${sql.table(table)}`.execute(database);
  return Number(rows[0]?.total ?? 0);
};
