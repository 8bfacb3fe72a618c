import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * Adds what bounds the work of a call: how many bytes the messages of a room take, kept by triggers in the transaction of each
 * change; and indexes for what was found by reading all messages. On SQLite the full-text index is filled again, in the order
 * of time, so that a search can stop after the newest matches.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('room_sizes')
    .addColumn('room_id', 'text', (column) =>
      column.primaryKey().references('rooms.room_id').onDelete('cascade'),
    )
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('messages_pinned')
    .on('messages')
    .columns(['room_id', 'created_at'])
    .where(sql<boolean>`pinned_at is not null`)
    .execute();
  // The last messages to each mate are counted without reading their rows.
  await schema.dropIndex('messages_by_time').execute();
  await schema
    .createIndex('messages_sent')
    .on('messages')
    .columns(['created_at', 'role', 'room_id'])
    .execute();
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  const bytes = isPostgres ? 'octet_length(text)' : 'length(cast(text as blob))';
  for (const statement of [fillSizes(bytes), ...(isPostgres ? forPostgres : forSqlite)]) {
    await sql.raw(statement).execute(database);
  }
}

/** The space of a message besides its text: its row and its entries in the indexes. In bytes. */
const overhead = 500;

const fillSizes = (bytes: string) => `
  insert into room_sizes (room_id, bytes) select room_id, sum(${bytes} + ${String(overhead)}) from (
    select room_id, text from messages union all select room_id, text from removed_messages
  ) as stored group by room_id`;

const sizeOf = (row: 'new' | 'old') => `length(cast(${row}.text as blob))`;

const countersFor = (table: 'messages' | 'removed_messages') => [
  `create trigger ${table}_stored after insert on ${table} begin
    insert into room_sizes (room_id, bytes) values (new.room_id, ${sizeOf('new')} + ${String(overhead)})
      on conflict (room_id) do update set bytes = bytes + excluded.bytes;
  end`,
  `create trigger ${table}_erased after delete on ${table} begin
    update room_sizes set bytes = bytes - ${sizeOf('old')} - ${String(overhead)} where room_id = old.room_id;
  end`,
];

const forSqlite = [
  ...countersFor('messages'),
  ...countersFor('removed_messages'),
  `create trigger messages_resized after update of text on messages when new.text <> old.text begin
    update room_sizes set bytes = bytes + ${sizeOf('new')} - ${sizeOf('old')} where room_id = new.room_id;
  end`,
  `drop trigger message_entry_deleted`,
  `drop table message_words`,
  `delete from message_entries`,
  `create virtual table message_words using fts5 (words, detail = none, tokenize = 'ascii')`,
  `insert into message_words (message_words, rank) values ('secure-delete', 1)`,
  `create trigger message_entry_deleted after delete on message_entries begin
    delete from message_words where rowid = old.entry;
  end`,
  `insert into unindexed_messages (message_id, room_id)
    select message_id, room_id from messages where status <> 'streaming' and text <> ''
    on conflict (message_id) do nothing`,
];

const countersOnPostgres = (table: 'messages' | 'removed_messages') => [
  `create trigger ${table}_stored after insert on ${table} referencing new table as counted
    for each statement execute function add_stored_bytes()`,
  `create trigger ${table}_erased after delete on ${table} referencing old table as counted
    for each statement execute function subtract_stored_bytes()`,
];

const counted = `select room_id, sum(octet_length(text) + ${String(overhead)}) as bytes from counted group by room_id`;

const forPostgres = [
  `create function add_stored_bytes() returns trigger language plpgsql as $$
  begin
    insert into room_sizes (room_id, bytes) ${counted}
      on conflict (room_id) do update set bytes = room_sizes.bytes + excluded.bytes;
    return null;
  end $$`,
  `create function subtract_stored_bytes() returns trigger language plpgsql as $$
  begin
    update room_sizes set bytes = room_sizes.bytes - erased.bytes
      from (${counted}) as erased where room_sizes.room_id = erased.room_id;
    return null;
  end $$`,
  `create function resize_stored_bytes() returns trigger language plpgsql as $$
  begin
    update room_sizes set bytes = bytes + octet_length(new.text) - octet_length(old.text)
      where room_id = new.room_id;
    return null;
  end $$`,
  ...countersOnPostgres('messages'),
  ...countersOnPostgres('removed_messages'),
  `create trigger messages_resized after update of text on messages
    for each row when (new.text <> old.text) execute function resize_stored_bytes()`,
];
