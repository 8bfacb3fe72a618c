import { sql, type RawBuilder, type TableMetadata } from 'kysely';
import type { Database, Dialect } from '../../../server/store/database.ts';

/** These tables count requests or maintain themselves. All others must not change when a call is refused. */
const changing =
  /^(sessions|rate_limits|search_counts|help_counts|indexed_mates|mate_words.*|message_(words.*|entries)|unindexed_messages|recall_.*|reply_frames|nodes)$/;

/** Returns the tables that only calls change. */
export const storedTables = async (database: Database): Promise<TableMetadata[]> =>
  (await database.introspection.getTables()).filter(({ name }) => !changing.test(name));

/**
 * Returns a function that reads all stored data as lines of text, which are equal as long as nothing changes. It reads all
 * tables with one query, because the tests compare them after each call.
 */
export const storedIn = async (database: Database, dialect: Dialect): Promise<() => Promise<string>> => {
  const lines = sql.join((await storedTables(database)).map(linesOf[dialect]), sql` union all `);
  const query = sql<{ line: string }>`${lines} order by line`;
  return async () => (await query.execute(database)).rows.map(({ line }) => line).join('\n');
};

/** Selects each row as JSON after the name of its table. */
const linesOf: Readonly<Record<Dialect, (table: TableMetadata) => RawBuilder<unknown>>> = {
  sqlite: ({ name, columns }) => {
    const values = columns.map((column) => sql`quote(${sql.ref(column.name)})`);
    return sql`select ${sql.lit(`${name} `)} || json_array(${sql.join(values)}) as line from ${sql.table(name)}`;
  },
  postgres: ({ name }) =>
    sql`select ${sql.lit(`${name} `)} || row_to_json(row)::text as line from ${sql.table(name)} as row`,
};
