import { Client } from 'pg';
import { findPostgres, startPostgres, type TestPostgres } from '../../../../scripts/lib/postgres.mjs';

const folder = findPostgres();

/** Whether the suite runs on PostgreSQL and can start a server that it may kill. */
export const canKillPostgres =
  process.platform !== 'win32' && folder !== null && (process.env['TEST_DATABASE_URL'] ?? '') !== '';

/** Starts a PostgreSQL server for this test file. */
export const startOwnPostgres = (): Promise<TestPostgres> => {
  if (folder === null) {
    throw new Error('PostgreSQL is not installed.');
  }
  return startPostgres(folder);
};

/** Runs one statement on a separate connection. */
export const runStatement = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Terminates every other connection to the server. */
export const terminateConnections = (url: string): Promise<void> =>
  runStatement(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
