import { sql } from 'kysely';
import type { Database, Dialect } from '../../../../server/store/database.ts';

/** Returns the rows of every table by its name, with those of the full-text indexes, as sorted JSON. */
export const readAllRows = async (
  database: Database,
  dialect: Dialect,
): Promise<Record<string, readonly string[]>> => {
  const { rows: tables } = await sql<{ name: string }>`${sql.raw(listTables[dialect])}`.execute(database);
  const entries = tables.map(async ({ name }): Promise<[string, string[]]> => {
    const columns = await columnsOf(database, dialect, name);
    const { rows } = await sql`select ${columns} from ${sql.table(name)}`.execute(database);
    return [name, rows.map((row) => JSON.stringify(row)).toSorted()];
  });
  return Object.fromEntries(await Promise.all(entries));
};

/** The entries of the full-text index of the messages are larger than numbers here can be: they are read as text. */
const columnsOf = async (database: Database, dialect: Dialect, table: string) => {
  if (dialect === 'postgres' || !/^message_(?:entries|words)/.test(table)) {
    return sql`*`;
  }
  const { rows } = await sql<{ name: string; type: string }>`
    select name, type from pragma_table_info(${table})`.execute(database);
  return sql.join(
    rows.map(({ name, type }) =>
      type.toLowerCase() === 'integer'
        ? sql`cast(${sql.ref(name)} as text) as ${sql.ref(name)}`
        : sql.ref(name),
    ),
  );
};

const listTables: Readonly<Record<Dialect, string>> = {
  sqlite: `select name from sqlite_master where type = 'table' order by name`,
  postgres: `select tablename as name from pg_tables where schemaname = current_schema() order by 1`,
};
