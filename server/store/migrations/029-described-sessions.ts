import type { Kysely } from 'kysely';

/** Where a session runs. Existing sessions are described when they are used next. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('sessions').addColumn('client', 'text').execute();
}
