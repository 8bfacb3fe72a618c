import { sql } from 'kysely';
import type { Database, Dialect } from './database.ts';

/**
 * Runs the work unless another node runs work with the same lock, and returns whether it ran. Only one node uses the embedded
 * database. On PostgreSQL the lock ends with its connection, however the node dies.
 */
export const runAlone = (
  database: Database,
  dialect: Dialect,
  lock: number,
  work: () => Promise<void>,
): Promise<boolean> => {
  if (dialect === 'sqlite') {
    return work().then(() => true);
  }
  return database.connection().execute(async (connection) => {
    const locked = await sql<{
      isLocked: boolean;
    }>`select pg_try_advisory_lock(${lock}) as "isLocked"`.execute(connection);
    if (locked.rows[0]?.isLocked !== true) {
      return false;
    }
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
    return true;
  });
};
