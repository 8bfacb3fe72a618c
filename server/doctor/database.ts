import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config/config.ts';
import { newerDatabaseError, olderDatabaseError, storageError } from '../shared/startup-errors.ts';
import { assertNothingLost, isRestoreDecided } from '../store/sqlite/interrupted-restore.ts';
import { isBeforeFirstRelease, migrationNames } from '../store/migrate.ts';
import { inspectFile, isFileIntact, readFileMigrations } from '../store/sqlite/sqlite-check.ts';
import { ok, problem, type Finding } from './finding.ts';

/** Whether the database is reachable, of a known version, migrated by no newer server, and intact. */
export const checkDatabase = ({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Finding | Promise<Finding> =>
  databaseUrl === null ? checkSqlite(join(dataDir, 'mates.db')) : checkPostgres(databaseUrl);

const checkSqlite = async (path: string): Promise<Finding> => {
  if (isRestoreDecided(dirname(path))) {
    return problem('A restore was interrupted. Start the server, which finishes it.');
  }
  assertNothingLost(dirname(path));
  if (!existsSync(path)) {
    return ok('none yet; the server creates it');
  }
  if (!isIntact(path)) {
    return problem(`${path} is damaged. ${restoreAdvice}`);
  }
  const migrations = describeMigrations(path, readFileMigrations(path));
  const { missing, damagedTexts } = await inspectFile(path);
  if (missing.length > 0) {
    return problem(`${path} ${describeMissing(missing)}`);
  }
  return damagedTexts.length === 0
    ? migrations
    : problem(
        `${path}: texts are damaged and shown with a replacement character: ${damagedTexts.join(', ')}. Restore an earlier backup, or delete these rows. All others are intact.`,
      );
};

const restoreAdvice = 'Stop the server, and restore the latest backup: npm run restore -- FILE --force';

const describeMissing = (missing: readonly string[]): string => {
  const more = missing.length > 3 ? ` and ${String(missing.length - 3)} more` : '';
  return `lacks what its migrations made: ${missing.slice(0, 3).join(', ')}${more}. ${restoreAdvice}`;
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
  const { assertNothingReplaced } = await import('../store/postgres/postgres-start.ts');
  const { findMissingInPostgres } = await import('../store/postgres/postgres-schema.ts');
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
      await assertNothingReplaced(client, url);
      return ok(`${name}, no tables yet; the server creates them`);
    }
    const migrations = await client.query<{ name: string }>('select name from kysely_migration');
    const executed = migrations.rows.map((row) => row.name);
    const described = describeMigrations(name, executed);
    const missing = await findMissingInPostgres(client, executed);
    return missing.length === 0 ? described : problem(`The database ${describeMissing(missing)}`);
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
  if (isBeforeFirstRelease(names)) {
    throw olderDatabaseError(where);
  }
  const pending = migrationNames.filter((name) => !names.includes(name)).length;
  return ok(pending === 0 ? where : `${where}; the next start runs ${String(pending)} migrations`);
};
