import type { SqliteDatabase } from 'kysely';
import type { SqliteFile } from '../../../../server/store/sqlite/sqlite-file.ts';

/** Thrown in place of a statement at which the process is cut. */
export class Cut extends Error {}

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
