import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import SqliteFile from 'libsql';
import type { Database, DatabaseOptions } from './database.ts';
import type { Schema } from './schema.ts';

/** There is no database yet. */
export class NoDatabase extends Error {
  constructor(dataDir: string) {
    super(
      `There is no database in ${dataDir}. Start the server once, or set DATA_DIR or DATABASE_URL as it has them.`,
    );
    this.name = 'NoDatabase';
  }
}

export interface DatabaseBeside {
  readonly database: Database;
  readonly close: () => Promise<void>;
}

/**
 * Opens the database for an operator's tool, whether a server works on it or not. Unlike a server it takes no lock of the
 * folder and makes no tables. Throws `NoDatabase`.
 */
export const openBeside = async ({ dataDir, databaseUrl }: DatabaseOptions): Promise<DatabaseBeside> => {
  if (databaseUrl !== null) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(databaseUrl);
  }
  const path = join(dataDir, 'mates.db');
  if (!existsSync(path)) {
    throw new NoDatabase(dataDir);
  }
  const file = new SqliteFile(path);
  // The server's own writes come first: this waits for them.
  file.exec('PRAGMA busy_timeout = 5000');
  file.exec('PRAGMA synchronous = FULL');
  file.exec('PRAGMA secure_delete = ON');
  const database = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) });
  return {
    database,
    close: async () => {
      await database.destroy();
      if (file.open) {
        file.close();
      }
    },
  };
};
