import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type { DatabaseHealth } from '../health.ts';
import type { SqliteFile } from './sqlite-file.ts';
import { DatabaseUnavailable, isAway, type Outage } from '../unavailable.ts';

/** SQLite result codes unrelated to the statement itself. */
const outages: readonly (readonly [string, Outage])[] = [
  ['SQLITE_FULL', 'full'],
  ['SQLITE_READONLY', 'readOnly'],
  ['SQLITE_IOERR', 'damaged'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_CANTOPEN', 'unreachable'],
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_LOCKED', 'busy'],
];

/** Wraps the file for queries: failures caused by the disk become `DatabaseUnavailable` and are reported. */
export const guardFile = (file: SqliteFile, health: DatabaseHealth): SqliteDatabase => {
  const guarded = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      throw failed(error, health);
    }
  };
  return {
    close: () => file.close(),
    prepare: (sql) => {
      // A disk error has already rolled back the transaction.
      if (sql === 'rollback' && !file.isInTransaction) {
        return nothing;
      }
      const statement = guarded(() => file.prepare(sql === 'begin' ? begin : sql));
      return {
        reader: statement.reader,
        all: (parameters) => guarded(() => statement.all(parameters)),
        run: (parameters) => guarded(() => statement.run(parameters)),
        iterate: () => {
          throw new TypeError('Streaming is not supported.');
        },
      };
    },
  };
};

/**
 * Waits at the start of a transaction until another process, such as an operator's command, has ended its own. A transaction
 * that reads first and then has to wait for its first write fails instead.
 */
const begin = 'begin immediate';

const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

const failed = (error: unknown, health: DatabaseHealth): unknown => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const kind = outages.find(([start]) => code.startsWith(start))?.[1];
  if (kind === undefined) {
    return error;
  }
  const failure = new DatabaseUnavailable(kind, { cause: error });
  if (isAway(failure)) {
    health.report(failure);
  }
  return failure;
};
