import type { Kysely } from 'kysely';

/** The mailed links with which a new password can be set. An address without an account has one without a user. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('password_resets')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('users.user_id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('password_resets_user').on('password_resets').column('user_id').execute();
}
