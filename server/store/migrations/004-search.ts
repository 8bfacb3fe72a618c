import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** Deliberately written without the schema's types: a migration stays unchanged when the schema evolves. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const schema = database.schema;

  if (database.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create table mate_words (mate_id text primary key, words tsvector not null)`.execute(database);
    await sql`create index mate_words_by_word on mate_words using gin (words)`.execute(database);
  } else {
    await sql`create virtual table mate_words using fts5 (mate_id unindexed, words)`.execute(database);
  }

  await schema
    .createTable('indexed_mates')
    .addColumn('mate_id', 'text', (column) =>
      column.primaryKey().references('mates.mate_id').onDelete('cascade'),
    )
    .addColumn('indexed_at', 'bigint', (column) => column.notNull())
    .execute();

  await schema
    .createTable('search_counts')
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('callers', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_counts_key', ['day', 'word'])
    .execute();
}
