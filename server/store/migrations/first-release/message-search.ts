import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * Adds the full-text index of the messages. Triggers list a message whose text was written or is complete, and remove it from
 * the index in the same transaction; a search indexes what is listed.
 */
export async function createMessageSearch(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('unindexed_messages')
    .addColumn('message_id', 'text', (column) =>
      column.primaryKey().references('messages.message_id').onDelete('cascade'),
    )
    .addColumn('room_id', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('unindexed_messages_by_room')
    .on('unindexed_messages')
    .column('room_id')
    .execute();
  const statements = database.getExecutor().adapter instanceof PostgresAdapter ? forPostgres : forSqlite;
  for (const statement of statements) {
    await sql.raw(statement).execute(database);
  }
}

const isComplete = `new.status <> 'streaming' and new.text <> ''`;
const isChanged = `new.text <> old.text or (old.status = 'streaming' and new.status <> 'streaming')`;

/**
 * The index does not keep positions, and removes words from its file at once. The tokenizer splits at spaces only: the words
 * are normalized before. Rows of the index have a number, which `message_entries` keeps.
 */
const forSqlite = [
  `create table message_entries (
    entry integer primary key,
    message_id text not null unique references messages (message_id) on delete cascade
  )`,
  `create virtual table message_words using fts5 (words, detail = none, tokenize = 'ascii')`,
  `insert into message_words (message_words, rank) values ('secure-delete', 1)`,
  `create trigger message_entry_deleted after delete on message_entries begin
    delete from message_words where rowid = old.entry;
  end`,
  `create trigger message_written after insert on messages when ${isComplete} begin
    insert into unindexed_messages (message_id, room_id) values (new.message_id, new.room_id);
  end`,
  `create trigger message_changed after update of text, status on messages when ${isChanged} begin
    delete from message_entries where message_id = new.message_id;
    insert into unindexed_messages (message_id, room_id)
      select new.message_id, new.room_id where ${isComplete}
      on conflict (message_id) do nothing;
  end`,
];

const forPostgres = [
  `create table message_words (
    message_id text primary key references messages (message_id) on delete cascade,
    words tsvector not null
  )`,
  `create index message_words_by_word on message_words using gin (words)`,
  `create function list_unindexed_message() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      delete from message_words where message_id = new.message_id;
    end if;
    if ${isComplete} then
      insert into unindexed_messages (message_id, room_id) values (new.message_id, new.room_id)
        on conflict (message_id) do nothing;
    end if;
    return null;
  end $$`,
  `create trigger message_written after insert on messages
    for each row execute function list_unindexed_message()`,
  `create trigger message_changed after update of text, status on messages
    for each row when (${isChanged}) execute function list_unindexed_message()`,
];
