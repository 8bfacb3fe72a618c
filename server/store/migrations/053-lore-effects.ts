import type { Kysely } from 'kysely';

/** Remembers which entries of lorebooks began to have an effect with which reply. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('lore_effects')
    .addColumn('message_id', 'text', (column) => column.primaryKey())
    .addColumn('room_id', 'text', (column) =>
      column.notNull().references('rooms.room_id').onDelete('cascade'),
    )
    .addColumn('effects', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('lore_effects_by_room').on('lore_effects').column('room_id').execute();
}
