import type { InsertObject } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema/schema.ts';

/** How many rows a statement stores: others have their turns between two. */
const rowsAtOnce = 100;

/** Inserts any number of rows. */
export const insertRows = async <Table extends keyof Schema>(
  database: Database,
  table: Table,
  rows: readonly InsertObject<Schema, Table>[],
): Promise<void> => {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await database
      .insertInto(table)
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
};
