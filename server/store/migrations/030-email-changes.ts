import type { Kysely } from 'kysely';

/** The requested changes of an account's address. One ends with the session that requested it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('email_changes')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('session_id', 'text', (column) =>
      column.notNull().references('sessions.session_id').onDelete('cascade'),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('old_code_hash', 'text', (column) => column.notNull().unique())
    .addColumn('new_code_hash', 'text', (column) => column.notNull().unique())
    .addColumn('old_confirmed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('new_confirmed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('email_changes_session').on('email_changes').column('session_id').execute();
}
