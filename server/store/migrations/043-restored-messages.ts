import type { Kysely } from 'kysely';

/** Remembers which deletions were undone, so that the request is recognized when it is repeated. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('removals').addColumn('restored_at', 'bigint').execute();
}
