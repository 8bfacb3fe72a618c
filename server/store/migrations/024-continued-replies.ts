import type { Kysely } from 'kysely';

/** Remembers the request that continued a reply, so that it is recognized when it is repeated. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable('messages').addColumn('continued_by', 'text').execute();
  await schema.alterTable('removed_messages').addColumn('continued_by', 'text').execute();
}
