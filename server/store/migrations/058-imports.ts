import type { Kysely } from 'kysely';

/** Remembers what imports from other apps created, so that they can be undone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('imported_items')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('import_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'text', (column) => column.notNull())
    .addColumn('messages', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('imported_items_key', ['user_id', 'import_id', 'kind', 'item_id'])
    .execute();
}
