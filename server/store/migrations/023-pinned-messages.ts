import type { Kysely } from 'kysely';

/** Adds when the user pinned a message. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable('messages').addColumn('pinned_at', 'bigint').execute();
  await schema.alterTable('removed_messages').addColumn('pinned_at', 'bigint').execute();
}
