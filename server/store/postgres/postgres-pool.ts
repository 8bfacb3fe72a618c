import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { DatabaseHealth } from '../health.ts';
import { toConnectError, toPostgresError } from './postgres-errors.ts';
import type { Queryable } from '../database.ts';
import { DatabaseUnavailable, isAway } from '../unavailable.ts';

export interface GuardOptions {
  readonly health: DatabaseHealth;
  /** The timeout of a statement, in milliseconds. */
  readonly timeout: number;
}

/**
 * A transaction whose node has been silent for this long is rolled back, so that its locks are released. In
 * milliseconds.
 */
const idleTransactionTimeout = 60_000;

/**
 * Wraps the pool for queries. Failures caused by the database become `DatabaseUnavailable` and are reported, a broken
 * connection is not reused, and while the database is known to be unavailable, connecting fails immediately.
 */
export const guardPool = (pool: Pool, { health, timeout }: GuardOptions): PostgresPool & Queryable => {
  const configured = new WeakSet<PoolClient>();
  // Not as connection parameters, which a connection pooler in front would reject.
  const limits = `set statement_timeout = ${String(timeout)}; set idle_in_transaction_session_timeout = ${String(idleTransactionTimeout)}`;

  const configure = async (client: PoolClient): Promise<void> => {
    try {
      await client.query(limits);
      configured.add(client);
    } catch (error) {
      client.release(true);
      throw error;
    }
  };

  const connect = async (): Promise<GuardedClient> => {
    if (!health.isAvailable()) {
      throw new DatabaseUnavailable('unreachable');
    }
    try {
      const client = await pool.connect();
      if (!configured.has(client)) {
        await configure(client);
      }
      return new GuardedClient(client, health);
    } catch (error) {
      const failure = toConnectError(error);
      health.report(failure);
      throw failure;
    }
  };

  return {
    connect,
    end: () => pool.end(),
    query: async ({ text, values = [] }) => {
      const client = await connect();
      try {
        return await client.query(text, values);
      } finally {
        client.release();
      }
    },
  };
};

class GuardedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #health: DatabaseHealth;
  #broken: DatabaseUnavailable | null = null;

  constructor(client: PoolClient, health: DatabaseHealth) {
    this.#client = client;
    this.#health = health;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    sql: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof sql !== 'string') {
      throw new TypeError('Cursors are not supported.');
    }
    return this.#send(sql, parameters);
  }

  release(): void {
    this.#client.release(this.#broken ?? undefined);
  }

  async #send<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (this.#broken !== null) {
      // A statement that timed out may still be running: this one would wait behind it.
      throw this.#broken;
    }
    try {
      const client: PostgresPoolClient = this.#client;
      return await client.query<Row>(sql, parameters);
    } catch (error) {
      throw this.#failed(toPostgresError(error));
    }
  }

  #failed(failure: unknown): unknown {
    if (failure instanceof DatabaseUnavailable && isAway(failure)) {
      this.#broken = failure;
      this.#health.report(failure);
    }
    return failure;
  }
}
