import { Kysely, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides, types } from 'pg';
import type { Log } from '../../shared/log.ts';
import { watchTransactions, type StartTransaction } from '../watch-transactions.ts';
import type { OpenedDatabase } from '../database.ts';
import { createHealth } from '../health.ts';
import { guardPool } from './postgres-pool.ts';
import { openPostgresSignals } from './postgres-signals.ts';
import type { Schema } from '../schema/schema.ts';
import { DatabaseUnavailable } from '../unavailable.ts';

export interface PostgresOptions {
  /** The timeout of a connection and of a statement, in milliseconds. */
  readonly timeout: number;
  /** Null for tools that print their own errors. */
  readonly log: Log | null;
  /** Watches transactions. */
  readonly onTransaction?: StartTransaction | null;
}

/**
 * How much longer the client waits than the server, in milliseconds: it gives up only when the server itself does not
 * respond.
 */
const clientGraceTime = 1000;

/** Opens a pool for the server at `url`, whose tables must be migrated. Connects with the first query. */
export const openPostgres = (
  url: string,
  { timeout, log, onTransaction = null }: PostgresOptions,
): OpenedDatabase => {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout + clientGraceTime,
    keepAlive: true,
    types: createTypeOverrides(),
  });
  const health = createHealth({ probe: () => probe(pool), log });
  // Without a listener a broken connection would end the process. While it is in use, its statement fails as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => health.suspect(new DatabaseUnavailable('unreachable', { cause: error })));
  const signals = openPostgresSignals({ url, timeout, log });
  const guarded = guardPool(pool, { health, timeout });
  const dialect = watchTransactions(new PostgresDialect({ pool: guarded }), onTransaction);
  const database = new Kysely<Schema>({ dialect });
  return {
    database,
    dialect: 'postgres',
    pool: guarded,
    health,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    signals,
    close: async () => {
      health.close();
      await signals.close();
      await pool.end();
    },
  };
};

/** A primary that became a standby answers too, but rejects writes. */
const probe = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'off') {
    throw new DatabaseUnavailable('readOnly');
  }
};

/** Times and counts stay far below 2^53, so bigint values are parsed as numbers, as with SQLite. */
const createTypeOverrides = (): TypeOverrides => {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, Number);
  return overrides;
};
