import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/**
 * An open SQLite file; created when missing. Its errors have SQLite's name as their `code`, such as `SQLITE_FULL`. Text that is
 * not UTF-8 is read with a replacement character (see docs/decisions/005). The library frees a prepared statement only when it is
 * collected as garbage, and `close` leaves the file open until then: code that renames or removes a file uses `exec` and
 * `readValues` alone (see docs/decisions/005).
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

  /** Returns the values of a query with one column and no parameters. Prepares no statement. */
  readValues(query: string): readonly unknown[] {
    const values: unknown[] = [];
    named(() => {
      this.#database.function('add_value', (value: unknown) => void values.push(value));
      this.#database.exec(`with queried (value) as (${query}) select add_value(value) from queried`);
    });
    return values;
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

/** The errors of the disk as SQLite words them, with their names. */
const namesByMessage: ReadonlyMap<string, string> = new Map([
  ['attempt to write a readonly database', 'SQLITE_READONLY'],
  ['database disk image is malformed', 'SQLITE_CORRUPT'],
  ['database is locked', 'SQLITE_BUSY'],
  ['database or disk is full', 'SQLITE_FULL'],
  ['database table is locked', 'SQLITE_LOCKED'],
  ['disk I/O error', 'SQLITE_IOERR'],
  ['file is not a database', 'SQLITE_NOTADB'],
  ['unable to open database file', 'SQLITE_CANTOPEN'],
]);

/** The library gives all of SQLite's errors one code. Those of `all` have no name at all, but SQLite's message. */
const named = <Result>(work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error)) {
      throw error;
    }
    const name = 'sqliteCodeName' in error ? error.sqliteCodeName : namesByMessage.get(error.message);
    throw name === undefined ? error : Object.assign(error, { code: name });
  }
};
