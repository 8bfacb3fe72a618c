import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool } from 'pg';
import {
  describeAddress,
  postgresError,
  assertPostgresVersion,
  StartupError,
} from '../../shared/startup-errors.ts';
import { migrateToLatest } from '../migrate.ts';
import { isTransient } from './postgres-errors.ts';
import { retry } from '../retry.ts';
import type { Schema } from '../schema/schema.ts';

export interface PreparationOptions {
  /** The timeout of a connection, in milliseconds. */
  readonly timeout: number;
  /** How long to wait for an unavailable database, in milliseconds. */
  readonly wait: number;
  /** Called once, with a message, when the database is unavailable and waited for. */
  readonly onWaiting: (sentence: string) => void;
}

/**
 * Migrates the tables at `url`; several nodes may do so concurrently on an empty database. Waits for an unavailable
 * database. Throws `StartupError`.
 */
export const preparePostgres = async (url: string, options: PreparationOptions): Promise<void> => {
  const { timeout, wait, onWaiting } = options;
  const startedAt = performance.now();
  let isWaiting = false;
  const mayRetry = (error: unknown): boolean => {
    if (!isTransient(error) || performance.now() - startedAt >= wait) {
      return false;
    }
    if (!isWaiting) {
      isWaiting = true;
      onWaiting(
        `Waiting up to ${String(wait / 1000)} seconds for PostgreSQL at ${describeAddress(url)}, which does not answer yet.`,
      );
    }
    return true;
  };
  try {
    await retry(() => migrateAlone(url, timeout), mayRetry);
  } catch (error) {
    if (error instanceof StartupError) {
      throw error;
    }
    throw postgresError(url, error, isWaiting ? wait / 1000 : 0);
  }
};

/** The advisory lock that a server holds while it migrates the tables. */
export const migrationLock = 7_245_113;

/**
 * Throws `StartupError` for a database without tables beside a schema that a restore has renamed: it was cut before it had restored
 * anything, and new and empty tables would hide what was written.
 */
export const assertNothingReplaced = async (client: Client, url: string): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(`
    select nspname as name from pg_namespace
    where to_regclass('kysely_migration') is null and nspname ~ '^replaced_[0-9]{14}$'
      and to_regclass(quote_ident(nspname) || '.kysely_migration') is not null
    order by nspname desc limit 1`);
  const name = rows[0]?.name;
  if (name !== undefined) {
    throw new StartupError(
      `PostgreSQL at ${describeAddress(url)} has no tables, but the schema ${name} has: a restore was interrupted. Run it again, or rename ${name} back to the name of the schema. To begin with new tables, rename ${name} to another name.`,
    );
  }
};

/** Kysely locks the migrations, but not the creation of its own tables. */
const migrateAlone = async (url: string, timeout: number): Promise<void> => {
  // No statement timeout, because migrating a large table may take long.
  const connection = { connectionString: url, connectionTimeoutMillis: timeout, keepAlive: true };
  const client = new Client(connection);
  const pool = new Pool({ ...connection, max: 2 });
  // Without a listener a broken connection would end the process. While it is in use, its statement fails as well.
  client.on('error', () => undefined);
  pool.on('error', () => undefined);
  pool.on('connect', (pooled) => pooled.on('error', () => undefined));
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::integer as version`,
    );
    assertPostgresVersion(url, rows[0]?.version ?? 0);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await assertNothingReplaced(client, url);
    await migrateToLatest(
      new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
      `PostgreSQL at ${describeAddress(url)}`,
    );
  } finally {
    await pool.end();
    await client.end();
  }
};
