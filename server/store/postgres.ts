import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, TypeOverrides, types } from 'pg';
import type { OpenedDatabase } from './database.ts';
import { migrateToLatest } from './migrate.ts';
import type { Schema } from './schema.ts';

/** Opens a pool on the server at `url`; several nodes may start at the same time on an empty database. */
export const openPostgres = async (
  url: string,
  onIdleError: (error: Error) => void = () => undefined,
): Promise<OpenedDatabase> => {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    types: readableTypes(),
  });
  pool.on('error', onIdleError);
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrateAlone(url, database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return { database, dialect: 'postgres', pool, close: () => database.destroy() };
};

/** Times and counts stay far below 2^53, so a bigint is read as a number, as SQLite gives it. */
const readableTypes = (): TypeOverrides => {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, Number);
  return overrides;
};

const migrationLock = 7_245_113;

/** Kysely locks the migrations themselves, but not the making of its own tables. */
const migrateAlone = async (url: string, database: Kysely<Schema>): Promise<void> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrateToLatest(database);
  } finally {
    await client.end();
  }
};
