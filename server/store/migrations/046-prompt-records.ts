import type { Kysely } from 'kysely';

/** Remembers what replies were written from: sections, tokens and ids, without texts. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('prompt_records')
    .addColumn('message_id', 'text', (column) => column.primaryKey())
    .addColumn('room_id', 'text', (column) =>
      column.notNull().references('rooms.room_id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('token_limit', 'integer', (column) => column.notNull())
    .addColumn('sections', 'text', (column) => column.notNull())
    .execute();
  for (const owner of ['room_id', 'user_id']) {
    await schema
      .createIndex(`prompt_records_by_${owner}`)
      .on('prompt_records')
      .columns([owner, 'created_at'])
      .execute();
  }
}
