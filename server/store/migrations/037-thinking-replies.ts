import type { Kysely } from 'kysely';

/** Replies whose companion thinks before it says something, so that readers on every node see it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('messages').addColumn('thinking_at', 'bigint').execute();
  await database.schema.alterTable('removed_messages').addColumn('thinking_at', 'bigint').execute();
}
