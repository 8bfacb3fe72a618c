import type { Kysely, PostgresQueryResult, Transaction } from 'kysely';
import type { DatabaseHealth } from './health.ts';
import type { Schema } from './schema/schema.ts';
import type { Signals } from './signals.ts';

/** A connection, or a transaction that a caller has begun: every query function accepts either. */
export type Database = Kysely<Schema>;
export type DatabaseTransaction = Transaction<Schema>;

export type Dialect = 'sqlite' | 'postgres';

/** The number of connections by state, and of queries that wait for one. */
export interface Connections {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Sends single statements to PostgreSQL. */
export interface Queryable {
  readonly query: (statement: {
    text: string;
    values?: readonly unknown[];
  }) => Promise<PostgresQueryResult<unknown>>;
}

export interface OpenedDatabase {
  readonly database: Database;
  readonly dialect: Dialect;
  /** For code that queries PostgreSQL directly; null for the embedded database. */
  readonly pool: Queryable | null;
  readonly health: DatabaseHealth;
  /** The use of the connections now; null for the embedded database, which has one. */
  readonly connections: (() => Connections) | null;
  readonly signals: Signals;
  readonly close: () => Promise<void>;
}
