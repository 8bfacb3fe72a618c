import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * Stores the frames in SQLite in the order of insertion. A key by reply gave each open reply a page of its own, and each
 * commit wrote all of these pages. PostgreSQL appends rows anyway.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  if (database.getExecutor().adapter instanceof PostgresAdapter) {
    return;
  }
  await schema
    .createTable('appended_frames')
    .addColumn('reply_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into appended_frames select reply_id, seq, text from reply_frames`.execute(database);
  await schema.dropTable('reply_frames').execute();
  await schema.alterTable('appended_frames').renameTo('reply_frames').execute();
}
