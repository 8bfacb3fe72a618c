import { sql } from 'kysely';
import type { Database, Dialect } from '../../../server/store/database.ts';

/** Returns the rows of every table by its name, with those of the full-text indexes, as sorted JSON. */
export const readAllRows = async (
  database: Database,
  dialect: Dialect,
): Promise<Record<string, readonly string[]>> => {
  const { rows: tables } = await sql<{ name: string }>`${sql.raw(listTables[dialect])}`.execute(database);
  const entries = tables.map(async ({ name }): Promise<[string, string[]]> => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(database);
    return [name, rows.map((row) => JSON.stringify(row)).toSorted()];
  });
  return Object.fromEntries(await Promise.all(entries));
};

const listTables: Readonly<Record<Dialect, string>> = {
  sqlite: `select name from sqlite_master where type = 'table' order by name`,
  postgres: `select tablename as name from pg_tables where schemaname = current_schema() order by 1`,
};
