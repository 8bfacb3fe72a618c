import type { Kysely } from 'kysely';

/** The browsers in which an account was signed in. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('known_devices')
    .addColumn('device_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('secret_hash', 'text', (column) => column.notNull())
    .addColumn('network_hash', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('known_devices_user_secret', ['user_id', 'secret_hash'])
    .execute();
  await database.schema
    .createIndex('known_devices_secret')
    .on('known_devices')
    .column('secret_hash')
    .execute();
}
