import SqliteFile from 'libsql';
import * as v from 'valibot';

/** Returns the names of the migrations that the embedded database in this file has run. Throws for any other file. */
export const readFileMigrations = (path: string): string[] =>
  withFile(path, (file) => {
    const rows = file.prepare('select name from kysely_migration').all([]);
    return v.parse(v.array(v.object({ name: v.string() })), rows).map(({ name }) => name);
  });

/** Reads the whole file, and returns whether its pages, indexes and references are intact. Throws for severe damage. */
export const isFileIntact = (path: string): boolean =>
  withFile(path, (file) => {
    const [first]: unknown[] = file.prepare('PRAGMA integrity_check(1)').all([]);
    return (
      v.is(v.object({ integrity_check: v.literal('ok') }), first) &&
      file.prepare('PRAGMA foreign_key_check').all([]).length === 0
    );
  });

/** A connection of its own, because the one of a server reacts to damage by probing it later. */
const withFile = <Result>(path: string, work: (file: SqliteFile.Database) => Result): Result => {
  const file = new SqliteFile(path);
  try {
    file.exec('PRAGMA busy_timeout = 5000');
    return work(file);
  } finally {
    file.close();
  }
};
