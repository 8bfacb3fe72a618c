import type { Kysely } from 'kysely';

/**
 * The owner of a server at home, the links that sign in without a password, when the owner of a session was last proven where a link
 * opened it, and how often a code that was printed for a sign-up may be tried.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('homes')
    .addColumn('home_id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.references('users.user_id').onDelete('set null'))
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('homes_owner').on('homes').column('owner_id').execute();
  await schema
    .createTable('sign_in_links')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('users.user_id').onDelete('cascade'))
    .addColumn('proven_at', 'bigint')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('sign_in_links_user').on('sign_in_links').column('user_id').execute();
  await schema.alterTable('sessions').addColumn('proven_at', 'bigint').execute();
  await schema.alterTable('registration_codes').addColumn('tries_left', 'integer').execute();
}
