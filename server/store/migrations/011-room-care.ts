import type { Kysely } from 'kysely';

/** Notes for a room, the restoring of deleted rooms, and likes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable('rooms').addColumn('notes', 'text').execute();
  await schema.alterTable('rooms').addColumn('removed_at', 'bigint').execute();
  await schema.createIndex('rooms_by_removal').on('rooms').column('removed_at').execute();
  await schema.alterTable('messages').addColumn('liked_at', 'bigint').execute();
}
