import { PostgresAdapter, sql, type Kysely, type SchemaModule } from 'kysely';
import { key, ofRoom, ofUser, required, zero } from './columns.ts';

/** Personas, rooms and their messages. */
export async function createRooms(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('personas')
    .addColumn('persona_id', 'text', key)
    .addColumn('user_id', 'text', ofUser)
    .addColumn('client_id', 'text')
    .addColumn('name', 'text', required)
    .addColumn('pronouns', 'text', required)
    .addColumn('about', 'text', required)
    .addColumn('is_default', 'integer', zero)
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .addUniqueConstraint('personas_once', ['user_id', 'client_id'])
    .execute();

  await schema
    .createTable('rooms')
    .addColumn('room_id', 'text', key)
    .addColumn('user_id', 'text', ofUser)
    .addColumn('mate_id', 'text', (column) => column.notNull().references('mates.mate_id'))
    .addColumn('client_room_id', 'text', required)
    .addColumn('last_seq', 'integer', zero)
    .addColumn('memory', 'text')
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .addColumn('persona_id', 'text', (column) =>
      column.references('personas.persona_id').onDelete('set null'),
    )
    .addColumn('notes', 'text')
    .addColumn('removed_at', 'bigint')
    .addColumn('card_id', 'text', (column) => column.references('mate_cards.card_id').onDelete('set null'))
    .addColumn('mature_at', 'bigint')
    .addColumn('title', 'text')
    .addColumn('origin_room_id', 'text', (column) => column.references('rooms.room_id').onDelete('set null'))
    .addColumn('origin_message_id', 'text')
    .addColumn('archived_at', 'bigint')
    .addUniqueConstraint('rooms_once', ['user_id', 'mate_id', 'client_room_id'])
    .execute();
  await schema.createIndex('rooms_by_user').on('rooms').columns(['user_id', 'updated_at']).execute();
  await schema.createIndex('rooms_by_persona').on('rooms').column('persona_id').execute();
  await schema.createIndex('rooms_by_mate').on('rooms').column('mate_id').execute();
  await schema.createIndex('rooms_by_removal').on('rooms').column('removed_at').execute();
  await schema.createIndex('rooms_by_card').on('rooms').column('card_id').execute();
  // Without it the deletion of a room would read all others.
  await schema.createIndex('rooms_by_origin').on('rooms').column('origin_room_id').execute();

  await createMessages(schema);
  await createRemovals(schema);
  await createFrames(database);
}

/** The messages of a room are a tree: each has a parent, and of several children of one parent at most one is shown. */
async function createMessages(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('messages')
    .addColumn('message_id', 'text', key)
    .addColumn('room_id', 'text', ofRoom)
    .addColumn('seq', 'integer', required)
    .addColumn('role', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('reply_to', 'text', (column) => column.references('messages.message_id').onDelete('cascade'))
    .addColumn('client_message_id', 'text')
    .addColumn('node', 'text')
    .addColumn('heartbeat_at', 'bigint')
    .addColumn('stop_asked_at', 'bigint')
    .addColumn('created_at', 'bigint', required)
    .addColumn('finished_at', 'bigint')
    .addColumn('help', 'text')
    .addColumn('liked_at', 'bigint')
    .addColumn('parent_id', 'text')
    .addColumn('hidden_at', 'bigint')
    .addColumn('edited_at', 'bigint')
    .addColumn('pinned_at', 'bigint')
    .addColumn('continued_by', 'text')
    .addColumn('unread_at', 'bigint')
    .addUniqueConstraint('messages_in_order', ['room_id', 'seq'])
    .addUniqueConstraint('messages_once', ['room_id', 'client_message_id'])
    .execute();
  await schema.createIndex('messages_by_status').on('messages').columns(['status', 'room_id']).execute();
  await schema.createIndex('messages_by_time').on('messages').column('created_at').execute();
  await schema.createIndex('messages_by_reply').on('messages').column('reply_to').execute();
  await schema.createIndex('messages_by_parent').on('messages').column('parent_id').execute();
  await schema
    .createIndex('messages_shown')
    .on('messages')
    .columns(['room_id', 'seq'])
    .where(sql<boolean>`hidden_at is null`)
    .execute();
}

/** Holds deleted messages for as long as the deletion can be undone. */
async function createRemovals(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('removals')
    .addColumn('removal_id', 'text', key)
    .addColumn('room_id', 'text', ofRoom)
    .addColumn('message_id', 'text', required)
    .addColumn('removed_at', 'bigint', required)
    .addColumn('was_shown', 'integer', required)
    .execute();
  await schema.createIndex('removals_by_room').on('removals').column('room_id').execute();

  await schema
    .createTable('removed_messages')
    .addColumn('removal_id', 'text', (column) =>
      column.notNull().references('removals.removal_id').onDelete('cascade'),
    )
    .addColumn('message_id', 'text', key)
    .addColumn('room_id', 'text', required)
    .addColumn('seq', 'integer', required)
    .addColumn('role', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('reply_to', 'text')
    .addColumn('parent_id', 'text')
    .addColumn('hidden_at', 'bigint')
    .addColumn('client_message_id', 'text')
    .addColumn('node', 'text')
    .addColumn('heartbeat_at', 'bigint')
    .addColumn('stop_asked_at', 'bigint')
    .addColumn('created_at', 'bigint', required)
    .addColumn('finished_at', 'bigint')
    .addColumn('liked_at', 'bigint')
    .addColumn('help', 'text')
    .addColumn('edited_at', 'bigint')
    .addColumn('pinned_at', 'bigint')
    .addColumn('continued_by', 'text')
    .addColumn('unread_at', 'bigint')
    .execute();
  await schema
    .createIndex('removed_messages_by_removal')
    .on('removed_messages')
    .column('removal_id')
    .execute();
}

/**
 * The frames of replies that are being written. SQLite stores them in the order of insertion: a key by reply would give each open
 * reply a page of its own, and each commit would write all of these pages. PostgreSQL appends rows anyway.
 */
async function createFrames(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  const frames = database.schema
    .createTable('reply_frames')
    .addColumn('reply_id', 'text', (column) =>
      isPostgres ? column.notNull().references('messages.message_id').onDelete('cascade') : column.notNull(),
    )
    .addColumn('seq', 'integer', required)
    .addColumn('text', 'text', required);
  await (
    isPostgres ? frames.addPrimaryKeyConstraint('reply_frames_key', ['reply_id', 'seq']) : frames
  ).execute();
}
