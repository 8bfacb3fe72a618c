import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateToLatest, migrationNames } from '../../../../server/store/migrate.ts';
import { openDatabase } from '../../../../server/store/open/open-database.ts';
import { openForCli } from '../../../../server/store/open/open-for-cli.ts';
import type { Schema } from '../../../../server/store/schema/schema.ts';
import { TransactionalSqliteDialect } from '../../../../server/store/sqlite/sqlite-dialect.ts';
import { SqliteFile } from '../../../../server/store/sqlite/sqlite-file.ts';
import { readAllRows } from '../../support/store/all-rows.ts';
import { Cut, cutAfter } from '../../support/store/cut-database.ts';
import { createFreshDatabase } from '../../support/store/fresh-database.ts';
import { runStatement } from '../../support/store/own-postgres.ts';
import { dataRoot } from '../../../support/data-root.ts';

let folder: string;
let dataDir: string;
let fresh: Awaited<ReturnType<typeof createFreshDatabase>>;
beforeEach(async () => {
  folder = mkdtempSync(join(dataRoot, 'mates-cut-'));
  dataDir = join(folder, 'first');
  mkdirSync(dataDir);
  fresh = await createFreshDatabase();
});
afterEach(async () => {
  await fresh?.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Makes the database of the first release, whose update runs several migrations. */
const load = async (): Promise<void> => {
  const release = new URL(`releases/0.1.0.${fresh === null ? 'sqlite' : 'postgres'}.sql`, import.meta.url);
  const script = readFileSync(release, 'utf8');
  if (fresh !== null) {
    await runStatement(fresh.url, script);
    return;
  }
  const file = new SqliteFile(join(dataDir, 'mates.db'));
  file.exec('PRAGMA foreign_keys = OFF');
  file.exec(script);
  file.close();
};

/** Migrates until this number of statements was run, and then ends as a process that is killed. Returns whether it was cut. */
const migrateAndDie = async (statements: number): Promise<boolean> => {
  const cut = fresh === null ? cutSqlite(statements) : cutPostgres(fresh.url, statements);
  try {
    await migrateToLatest(cut.database, 'the database');
    return false;
  } catch (error) {
    if (error instanceof Cut) {
      return true;
    }
    throw error;
  } finally {
    await cut.end();
  }
};

const cutSqlite = (statements: number) => {
  const file = new SqliteFile(join(dataDir, 'mates.db'));
  file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF');
  const dialect = new TransactionalSqliteDialect({ database: cutAfter(file, statements) });
  return {
    database: new Kysely<Schema>({ dialect }),
    end: () => {
      // The remains of a killed process: its files, with the open transaction in the journal.
      const left = mkdtempSync(join(folder, 'left-'));
      cpSync(dataDir, left, { recursive: true, filter: (path) => !path.endsWith('-shm') });
      if (file.isInTransaction) {
        file.exec('rollback');
      }
      file.close();
      dataDir = left;
      return Promise.resolve();
    },
  };
};

const cutPostgres = (url: string, statements: number) => {
  const pool = new Pool({ connectionString: url });
  pool.on('error', () => undefined);
  let count = 0;
  const cutPool: PostgresPool = {
    connect: async () => {
      const client = await pool.connect();
      client.on('error', () => undefined);
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const query = async (text: string, values: readonly unknown[]) => {
        if (count === statements) {
          await runStatement(url, `select pg_terminate_backend(${String(rows[0]?.pid)})`);
        }
        count += 1;
        if (count > statements) {
          throw new Cut(text);
        }
        return client.query(text, [...values]);
      };
      return Object.assign(Object.create(client), { query, release: () => client.release(true) });
    },
    end: () => pool.end(),
  };
  return {
    database: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: cutPool }) }),
    end: () => pool.end(),
  };
};

const place = () => ({ dataDir, databaseUrl: fresh?.url ?? null });
const dialect = () => (fresh === null ? 'sqlite' : 'postgres');

test(
  'an update that is cut at any statement leaves the database as it was, and the next start goes on',
  { timeout: 400_000 },
  async () => {
    await load();
    const read = async () => {
      const { database, close } = await openForCli(place());
      const rows = await readAllRows(database, dialect());
      await close();
      return rows;
    };
    const before = await read();
    let statements = 0;
    while (await migrateAndDie(statements)) {
      const rows = await read();
      // After its transaction the migration has statements that release its lock.
      const isDone = rows['kysely_migration']?.length === migrationNames.length;
      expect([statements, isDone ? before : rows]).toEqual([statements, before]);
      statements += 1;
    }
    expect(statements).toBeGreaterThan(30);
    const opened = await openDatabase(place());
    const after = await readAllRows(opened.database, dialect());
    await opened.close();
    expect(after['kysely_migration']).toHaveLength(migrationNames.length);
    expect(after['messages']).toHaveLength(before['messages']?.length ?? 0);
  },
);

test('so does a first start', { timeout: 400_000 }, async () => {
  let statements = 0;
  // The first dozens, and then some of the others.
  while (await migrateAndDie(statements)) {
    statements += statements < 30 ? 1 : 17;
  }
  expect(statements).toBeGreaterThan(150);
  const opened = await openDatabase(place());
  const rows = await readAllRows(opened.database, dialect());
  await opened.close();
  expect(rows['kysely_migration']).toHaveLength(migrationNames.length);
});
