import { sql, type Kysely } from 'kysely';

/** Deliberately written without the schema's types: a migration stays unchanged when the schema evolves. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const schema = database.schema;

  await schema
    .createTable('users')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text')
    .addColumn('name', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('nfsw', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  await schema
    .createTable('registrations')
    .addColumn('registration_id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('ticket_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('mailed_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('user_id', 'text', (column) => column.references('users.user_id').onDelete('cascade'))
    .addColumn('delivered_at', 'bigint')
    .execute();
  await schema.createIndex('registrations_by_email').on('registrations').column('email').execute();
  await schema.createIndex('registrations_by_expiry').on('registrations').column('expires_at').execute();

  await schema
    .createTable('registration_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('registration_id', 'text', (column) =>
      column.notNull().references('registrations.registration_id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('registration_codes_by_registration')
    .on('registration_codes')
    .column('registration_id')
    .execute();

  await schema
    .createTable('sessions')
    .addColumn('session_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('previous_hash', 'text', (column) => column.unique())
    .addColumn('previous_until', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('rotated_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();

  await schema
    .createTable('wallets')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('chats', 'integer', (column) => column.notNull().check(notNegative('chats')))
    .addColumn('gold_coins', 'integer', (column) => column.notNull().check(notNegative('gold_coins')))
    .execute();

  await schema
    .createTable('ledger')
    .addColumn('entry_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('chats', 'integer', (column) => column.notNull())
    .addColumn('gold_coins', 'integer', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('ledger_once', ['user_id', 'kind', 'reference'])
    .execute();

  await schema
    .createTable('creators')
    .addColumn('creator_id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  await schema
    .createTable('mates')
    .addColumn('mate_id', 'text', (column) => column.primaryKey())
    .addColumn('creator_id', 'text', (column) => column.notNull().references('creators.creator_id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hue', 'integer', (column) => column.notNull())
    .addColumn('profile', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('chats', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();

  await schema
    .createTable('rooms')
    .addColumn('room_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('mate_id', 'text', (column) => column.notNull().references('mates.mate_id'))
    .addColumn('client_room_id', 'text', (column) => column.notNull())
    .addColumn('last_seq', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('memory', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('rooms_once', ['user_id', 'mate_id', 'client_room_id'])
    .execute();
  await schema.createIndex('rooms_by_user').on('rooms').columns(['user_id', 'updated_at']).execute();

  await schema
    .createTable('messages')
    .addColumn('message_id', 'text', (column) => column.primaryKey())
    .addColumn('room_id', 'text', (column) =>
      column.notNull().references('rooms.room_id').onDelete('cascade'),
    )
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text', (column) => column.references('messages.message_id').onDelete('cascade'))
    .addColumn('client_message_id', 'text')
    .addColumn('node', 'text')
    .addColumn('heartbeat_at', 'bigint')
    .addColumn('stop_asked_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addUniqueConstraint('messages_in_order', ['room_id', 'seq'])
    .addUniqueConstraint('messages_once', ['room_id', 'client_message_id'])
    .execute();
  await schema.createIndex('messages_by_status').on('messages').columns(['status', 'room_id']).execute();
  await schema.createIndex('messages_by_time').on('messages').column('created_at').execute();
  await schema.createIndex('messages_by_reply').on('messages').column('reply_to').execute();

  await schema
    .createTable('reply_frames')
    .addColumn('reply_id', 'text', (column) =>
      column.notNull().references('messages.message_id').onDelete('cascade'),
    )
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reply_frames_key', ['reply_id', 'seq'])
    .execute();

  await schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute();
}

const notNegative = (column: string) => sql`${sql.ref(column)} >= 0`;
