import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/**
 * An open SQLite file; created when missing. Its errors have SQLite's name as their `code`, such as `SQLITE_FULL`. Text that is
 * not UTF-8 is read with a replacement character (see docs/decisions/058).
 */
export class SqliteFile implements SqliteDatabase {
  readonly #database: DatabaseSyncInstance;

  constructor(path: string) {
    this.#database = named(() => new DatabaseSync(path));
  }

  get isOpen(): boolean {
    return this.#database.isOpen;
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /** Runs statements that return no rows and have no parameters. */
  exec(sql: string): void {
    named(() => this.#database.exec(sql));
  }

  prepare(sql: string): SqliteStatement {
    return toKysely(named(() => this.#database.prepare(sql)));
  }

  /** Returns the rows of one statement. */
  all(sql: string, parameters: readonly unknown[] = []): unknown[] {
    return this.prepare(sql).all(parameters);
  }

  /** Makes a function of its one blob parameter available to SQL. */
  addBlobFunction(name: string, work: (content: Uint8Array) => number): void {
    named(() => this.#database.function(name, { deterministic: true }, work));
  }

  close(): void {
    this.#database.close();
  }
}

const toKysely = (statement: StatementSyncInstance): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => named(() => statement.all(...parameters)),
  run: (parameters) => named(() => statement.run(...parameters)),
  iterate: (parameters) => statement.iterate(...parameters),
});

/** The library gives all of SQLite's errors one code. */
const named = <Result>(work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'sqliteCodeName' in error) {
      throw Object.assign(error, { code: error.sqliteCodeName });
    }
    throw error;
  }
};
