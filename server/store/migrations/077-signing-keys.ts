import type { Kysely } from 'kysely';

/** The keys with which this server signs what others keep for it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('signing_keys')
    .addColumn('purpose', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute();
}
