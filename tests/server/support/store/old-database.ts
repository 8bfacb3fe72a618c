import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Database } from '../../../../server/store/database.ts';
import { migrations } from '../../../../server/store/migrate.ts';
import type { Schema } from '../../../../server/store/schema/schema.ts';
import { connectSqlite } from '../../../../server/store/sqlite/sqlite.ts';

/**
 * Makes the database of an earlier version, which had the migrations before the one whose name begins with `before`.
 * `url` names a PostgreSQL database; null makes `mates.db` in the folder.
 */
export const openOldDatabase = async (options: {
  folder: string;
  url: string | null;
  before: string;
}): Promise<{ database: Database; close: () => Promise<void> }> => {
  const { folder, url, before } = options;
  const { database, close } = url === null ? connectSqlite(join(folder, 'mates.db')) : connectPostgres(url);
  const older = Object.entries(migrations).filter(([name]) => name < before);
  const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(older)) };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error !== undefined) {
    throw error;
  }
  return { database, close };
};

const connectPostgres = (url: string) => {
  const database = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: url }) }),
  });
  return { database, close: () => database.destroy() };
};
