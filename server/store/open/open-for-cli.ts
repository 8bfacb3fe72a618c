import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../shared/startup-errors.ts';
import type { Database, Dialect } from '../database.ts';
import { defaultTimeout, type DatabaseLocation } from './open-database.ts';
import { connectSqlite } from '../sqlite/sqlite.ts';

/** Thrown when there is no database yet. */
export class NoDatabase extends StartupError {
  constructor(dataDir: string) {
    super(
      `There is no database in ${dataDir}. Start the server once, or set DATA_DIR or DATABASE_URL as it has them.`,
    );
    this.name = 'NoDatabase';
  }
}

export interface CliDatabase {
  readonly database: Database;
  readonly dialect: Dialect;
  readonly close: () => Promise<void>;
}

/**
 * Opens the database for an operator's tool, whether or not a server is running. Unlike a server it takes no lock on
 * the folder and creates no tables. Throws `NoDatabase`.
 */
export const openForCli = async ({ dataDir, databaseUrl }: DatabaseLocation): Promise<CliDatabase> => {
  if (databaseUrl !== null) {
    const { openPostgres } = await import('../postgres/postgres.ts');
    return openPostgres(databaseUrl, { timeout: defaultTimeout, log: null });
  }
  const path = join(dataDir, 'mates.db');
  if (!existsSync(path)) {
    throw new NoDatabase(dataDir);
  }
  return { ...connectSqlite(path), dialect: 'sqlite' };
};
