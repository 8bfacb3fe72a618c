import { Client } from 'pg';
import { findPostgres, startPostgres, type TestPostgres } from '../../../scripts/lib/postgres.mjs';

const folder = findPostgres();

/** Whether the suite runs on PostgreSQL and can start one that it may kill. */
export const canKillPostgres =
  process.platform !== 'win32' && folder !== null && (process.env['TEST_DATABASE_URL'] ?? '') !== '';

/** A PostgreSQL server of this test file's own. */
export const startOwnPostgres = (): Promise<TestPostgres> => {
  if (folder === null) {
    throw new Error('PostgreSQL is not installed.');
  }
  return startPostgres(folder);
};

/** One statement on a connection of its own. */
export const runStatement = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Ends every other connection to the server. */
export const terminateConnections = (url: string): Promise<void> =>
  runStatement(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
