import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import SqliteFile from 'libsql';
import type { Database, OpenedDatabase } from './database.ts';
import { holdFolder } from './folder-lock.ts';
import { makePrivate } from './private-file.ts';
import type { Schema } from './schema.ts';

/** Opens `mates.db` in the folder, which stays locked against other servers until `close`. */
export const openSqlite = (dataDir: string): OpenedDatabase => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const release = holdFolder(dataDir);
  try {
    const { file, database, close } = connectSqlite(join(dataDir, 'mates.db'));
    return {
      database,
      dialect: 'sqlite',
      pool: null,
      close: async () => {
        file.exec('PRAGMA wal_checkpoint(TRUNCATE)');
        await close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
};

export interface SqliteConnection {
  readonly file: SqliteFile.Database;
  readonly database: Database;
  readonly close: () => Promise<void>;
}

/** Connects to the database in this file, made when it is not there. Takes no lock: the folder is the caller's affair. */
export const connectSqlite = (path: string): SqliteConnection => {
  const file = openDurably(path);
  const database = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) });
  return {
    file,
    database,
    close: async () => {
      await database.destroy();
      // Kysely closes only what it has used.
      if (file.open) {
        file.close();
      }
    },
  };
};

/** Nothing that was answered may be lost, so each commit waits for the disk. What is deleted is overwritten. */
const openDurably = (path: string): SqliteFile.Database => {
  // SQLite gives the files beside the database the same rights as the database itself.
  makePrivate(path);
  const file = new SqliteFile(path);
  file.exec('PRAGMA journal_mode = WAL');
  file.exec('PRAGMA synchronous = FULL');
  file.exec('PRAGMA foreign_keys = ON');
  file.exec('PRAGMA secure_delete = ON');
  file.exec('PRAGMA busy_timeout = 5000');
  return file;
};
