import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { newerDatabaseError, storageError } from '../startup-errors.ts';
import { migrationNames } from '../store/migrate.ts';
import { isFileIntact, readFileMigrations } from '../store/sqlite-check.ts';
import { ok, problem, type Finding } from './finding.ts';

/** Whether the database is reachable, of a known version, migrated by no newer server, and intact. */
export const checkDatabase = ({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Finding | Promise<Finding> =>
  databaseUrl === null ? checkSqlite(join(dataDir, 'mates.db')) : checkPostgres(databaseUrl);

const checkSqlite = (path: string): Finding => {
  if (!existsSync(path)) {
    return ok('none yet; the server creates it');
  }
  return isIntact(path)
    ? describeMigrations(path, readFileMigrations(path))
    : problem(
        `${path} is damaged. Stop the server, and restore the latest backup: npm run restore -- FILE --force`,
      );
};

const isIntact = (path: string): boolean => {
  try {
    return isFileIntact(path);
  } catch (error) {
    throw storageError(path, error);
  }
};

const checkPostgres = async (url: string): Promise<Finding> => {
  const { withServer } = await import('../backups/postgres-connection.ts');
  return withServer(url, async ({ client, major, hasTables }) => {
    const name = `PostgreSQL ${String(major)}`;
    const { rows } = await client.query<PostgresState>(`
      select
        current_setting('transaction_read_only') = 'on' as "isReadOnly",
        current_setting('server_encoding') as encoding,
        (select count(*)::integer from pg_index where not indisvalid) as "invalidIndexes"`);
    const state = rows[0];
    if (state?.isReadOnly !== false) {
      return problem('PostgreSQL refuses writes. Connect to the primary, or end its read-only mode.');
    }
    if (state.encoding !== 'UTF8') {
      return problem(`The database has the encoding ${state.encoding}. Create one with UTF8.`);
    }
    if (state.invalidIndexes > 0) {
      return problem('An index is invalid. Run: REINDEX DATABASE');
    }
    if (!hasTables) {
      return ok(`${name}, no tables yet; the server creates them`);
    }
    const migrations = await client.query<{ name: string }>('select name from kysely_migration');
    return describeMigrations(
      name,
      migrations.rows.map((row) => row.name),
    );
  });
};

interface PostgresState {
  readonly isReadOnly: boolean;
  readonly encoding: string;
  readonly invalidIndexes: number;
}

const describeMigrations = (where: string, names: readonly string[]): Finding => {
  const newer = names.find((name) => !migrationNames.includes(name));
  if (newer !== undefined) {
    throw newerDatabaseError(where, newer);
  }
  const pending = migrationNames.filter((name) => !names.includes(name)).length;
  return ok(pending === 0 ? where : `${where}; the next start runs ${String(pending)} migrations`);
};
