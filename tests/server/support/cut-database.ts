import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';
import { migrations } from '../../../server/store/migrate.ts';
import { SqliteFile } from '../../../server/store/sqlite-file.ts';

/** Thrown in place of a statement at which the process is cut. */
export class Cut extends Error {}

/**
 * Runs a migration on the file as versions up to 0.1.0 did, without a transaction, and stops after this number of statements.
 * Returns whether it was cut.
 */
export const runCutMigration = async (
  path: string,
  name: string,
  statements = Infinity,
): Promise<boolean> => {
  const file = new SqliteFile(path);
  file.exec('PRAGMA foreign_keys = ON; PRAGMA synchronous = OFF');
  try {
    const database = new Kysely<unknown>({
      dialect: new SqliteDialect({ database: cutAfter(file, statements) }),
    });
    await migrations[name]?.up(database);
    return false;
  } catch (error) {
    if (error instanceof Cut) {
      return true;
    }
    throw error;
  } finally {
    file.close();
  }
};

/** From that statement on nothing reaches the file, as if the process had been killed. */
export const cutAfter = (file: SqliteFile, statements: number): SqliteDatabase => {
  let count = 0;
  return {
    close: () => undefined,
    prepare: (sql) => {
      if (count >= statements) {
        throw new Cut(sql);
      }
      count += 1;
      return file.prepare(sql);
    },
  };
};
