import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * Adds the accounts of which only data is left to delete, in parts; indexes for what a deletion looks for; and on SQLite the number of each mate in the full-text index, by
 * which its words are found without reading those of all mates.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('account_deletions')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const [table, column] of deletedBy) {
    await database.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
  }
  if (!(database.getExecutor().adapter instanceof PostgresAdapter)) {
    for (const statement of forSqlite) {
      await sql.raw(statement).execute(database);
    }
  }
}

/** The columns by which deletions look up rows of shared tables: without an index all rows are read. */
const deletedBy = [
  ['mates', 'creator_id'],
  ['registrations', 'user_id'],
  ['removals', 'removed_at'],
  ['search_counts', 'word'],
  ['account_deletions', 'requested_at'],
] as const;

const forSqlite = [
  `create table mate_entries (
    entry integer primary key,
    mate_id text not null unique references mates (mate_id) on delete cascade
  )`,
  `insert into mate_entries (entry, mate_id) select max(rowid), mate_id from mate_words
    where mate_id in (select mate_id from mates) group by mate_id`,
  `delete from mate_words where rowid not in (select entry from mate_entries)`,
  `create trigger mate_entry_deleted after delete on mate_entries begin
    delete from mate_words where rowid = old.entry;
  end`,
];
