import type { Kysely } from 'kysely';

/** What an import changed, so that undoing it restores the former values. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('imported_items').addColumn('former', 'text').execute();
  await database.schema.alterTable('imported_items').addColumn('updated_at', 'bigint').execute();
}
