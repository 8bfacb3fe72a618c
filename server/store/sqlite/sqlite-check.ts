import { findDamagedTexts } from './damaged-text.ts';
import { SqliteFile } from './sqlite-file.ts';
import { buildSqliteSchema, readExecutedMigrations, readSqliteSchema } from './sqlite-schema.ts';

/** Returns the names of the migrations that the embedded database in this file has run. Throws for any other file. */
export const readFileMigrations = (path: string): string[] => withFile(path, readExecutedMigrations);

/** Reads the whole file, and returns whether its pages, indexes and references are intact. Throws for severe damage. */
export const isFileIntact = (path: string): boolean =>
  withFile(path, (file) => {
    const [first] = file.readValues('select integrity_check from pragma_integrity_check limit 1');
    return first === 'ok' && file.readValues('select 1 from pragma_foreign_key_check').length === 0;
  });

/** The state of a file that its migrations do not explain. */
export interface FileState {
  /** Tables, columns, indexes and triggers that the recorded migrations made and that are missing. */
  readonly missing: readonly string[];
  /** Rows with a text that is not UTF-8. */
  readonly damagedTexts: readonly string[];
}

/** Compares the file with what its migrations build, and reads all texts. Throws for severe damage. */
export const inspectFile = (path: string): Promise<FileState> =>
  withFile(path, async (file) => {
    const schema = readSqliteSchema(file);
    const built = await buildSqliteSchema(readExecutedMigrations(file));
    return {
      missing: [...built].filter((line) => !schema.has(line)),
      damagedTexts: findDamagedTexts(file),
    };
  });

/** A connection of its own, because the one of a server reacts to damage by probing it later. */
const withFile = <Result>(path: string, work: (file: SqliteFile) => Result): Result => {
  const file = new SqliteFile(path);
  const close = () => file.close();
  try {
    file.exec('PRAGMA busy_timeout = 5000');
    const result = work(file);
    if (result instanceof Promise) {
      result.then(close, close);
    } else {
      close();
    }
    return result;
  } catch (error) {
    close();
    throw error;
  }
};
