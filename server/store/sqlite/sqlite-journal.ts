import { statSync } from 'node:fs';
import { sql } from 'kysely';
import { seconds } from '../../shared/clock.ts';
import type { Log } from '../../shared/log.ts';
import type { Database } from '../database.ts';
import { isOutage } from '../unavailable.ts';

/** How long a statement waits for another process, in milliseconds. */
export const busyTimeout = seconds(5);

/** How soon after a write the log is emptied, in milliseconds. */
const interval = seconds(5);

/** Whether the write-ahead log of the file at `path` has content. */
export const hasJournal = (path: string): boolean =>
  (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;

/**
 * Empties the write-ahead log soon after each write, until the returned function is called. The log holds earlier versions of rows,
 * and the database file holds them until the log is written into it: only then has `secure_delete` overwritten what was deleted, by
 * whatever statement. SQLite itself does so after a thousand pages, which also bounds what one run writes.
 */
export const emptyJournalAtRest = (
  path: string,
  { database, log }: { readonly database: Database; readonly log: Log | null },
): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    try {
      await emptyJournal(database);
    } catch (error) {
      if (!isOutage(error)) log?.error({ err: error }, 'the journal of the database was not emptied');
    }
    running = null;
  };
  const timer = setInterval(() => {
    if (hasJournal(path)) running ??= run();
  }, interval).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};

/** Never waits for a reader in another process, such as a backup, which would hold the thread: the next run empties the log then. */
const emptyJournal = (database: Database): Promise<void> =>
  database.connection().execute(async (connection) => {
    await sql`PRAGMA busy_timeout = 0`.execute(connection);
    try {
      await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(connection);
    } finally {
      await sql.raw(`PRAGMA busy_timeout = ${String(busyTimeout)}`).execute(connection);
    }
  });
