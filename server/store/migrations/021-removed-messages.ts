import type { Kysely } from 'kysely';

/** Holds deleted messages for as long as the deletion can be undone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('removals')
    .addColumn('removal_id', 'text', (column) => column.primaryKey())
    .addColumn('room_id', 'text', (column) =>
      column.notNull().references('rooms.room_id').onDelete('cascade'),
    )
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'bigint', (column) => column.notNull())
    .addColumn('was_shown', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('removals_by_room').on('removals').column('room_id').execute();
  await schema
    .createTable('removed_messages')
    .addColumn('removal_id', 'text', (column) =>
      column.notNull().references('removals.removal_id').onDelete('cascade'),
    )
    .addColumn('message_id', 'text', (column) => column.primaryKey())
    .addColumn('room_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('parent_id', 'text')
    .addColumn('hidden_at', 'bigint')
    .addColumn('client_message_id', 'text')
    .addColumn('node', 'text')
    .addColumn('heartbeat_at', 'bigint')
    .addColumn('stop_asked_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('liked_at', 'bigint')
    .addColumn('help', 'text')
    .addColumn('edited_at', 'bigint')
    .execute();
  await schema
    .createIndex('removed_messages_by_removal')
    .on('removed_messages')
    .column('removal_id')
    .execute();
  await schema.alterTable('messages').addColumn('edited_at', 'bigint').execute();
}
