import { sql } from 'kysely';
import type { Database } from '../../../server/store/database.ts';

/** These tables count requests or maintain themselves. All others must not change when a call is refused. */
const changing =
  /^(sessions|rate_limits|search_counts|help_counts|indexed_mates|mate_words.*|message_(words.*|entries)|unindexed_messages|recall_.*|reply_frames|nodes)$/;

/** Returns the tables that only calls change. */
export const storedTables = async (database: Database): Promise<string[]> =>
  (await database.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !changing.test(name))
    .toSorted();

/** Returns a function that reads all stored data as text, which is equal as long as nothing changes. */
export const storedIn = async (database: Database): Promise<() => Promise<string>> => {
  const tables = await storedTables(database);
  return async () => {
    const lines: string[] = [];
    for (const table of tables) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(database);
      lines.push(table, ...rows.map((row) => JSON.stringify(row)).toSorted());
    }
    return lines.join('\n');
  };
};
