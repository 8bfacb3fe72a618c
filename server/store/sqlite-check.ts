import * as v from 'valibot';
import { SqliteFile } from './sqlite-file.ts';

/** Returns the names of the migrations that the embedded database in this file has run. Throws for any other file. */
export const readFileMigrations = (path: string): string[] =>
  withFile(path, (file) => {
    const rows = file.all('select name from kysely_migration');
    return v.parse(v.array(v.object({ name: v.string() })), rows).map(({ name }) => name);
  });

/** Reads the whole file, and returns whether its pages, indexes and references are intact. Throws for severe damage. */
export const isFileIntact = (path: string): boolean =>
  withFile(path, (file) => {
    const [first] = file.all('PRAGMA integrity_check(1)');
    return (
      v.is(v.object({ integrity_check: v.literal('ok') }), first) &&
      file.all('PRAGMA foreign_key_check').length === 0
    );
  });

/** A connection of its own, because the one of a server reacts to damage by probing it later. */
const withFile = <Result>(path: string, work: (file: SqliteFile) => Result): Result => {
  const file = new SqliteFile(path);
  try {
    file.exec('PRAGMA busy_timeout = 5000');
    return work(file);
  } finally {
    file.close();
  }
};
