import type { Kysely } from 'kysely';

/** The accounts linked to providers, and the used credentials. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;

  await schema
    .createTable('provider_links')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('provider_links_by_subject', ['provider', 'subject'])
    .addUniqueConstraint('provider_links_by_user', ['user_id', 'provider'])
    .execute();

  await schema
    .createTable('used_credentials')
    .addColumn('credential_hash', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}
