import type { Kysely } from 'kysely';

/** Adds what a user does with a whole room: its title, the message of another room that it continues, and archiving it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable('rooms').addColumn('title', 'text').execute();
  await schema
    .alterTable('rooms')
    .addColumn('origin_room_id', 'text', (column) => column.references('rooms.room_id').onDelete('set null'))
    .execute();
  await schema.alterTable('rooms').addColumn('origin_message_id', 'text').execute();
  await schema.alterTable('rooms').addColumn('archived_at', 'bigint').execute();
  // Without it the deletion of a room would read all others.
  await schema.createIndex('rooms_by_origin').on('rooms').column('origin_room_id').execute();
}
