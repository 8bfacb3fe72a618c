import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * Adds the vectors by whose meaning a mate recalls earlier messages (see docs/decisions/122), and which rooms have messages without
 * one. A vector is deleted with its message, and by a trigger when its message is changed.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of [...forBoth, ...(isPostgres ? forPostgres : forSqlite)]) {
    await sql.raw(statement).execute(database);
  }
}

const forBoth = [
  `create table embedding_jobs (
    room_id text primary key references rooms (room_id) on delete cascade,
    due_at bigint,
    claim integer not null,
    claimed_until bigint,
    failures integer not null,
    day integer not null,
    runs integer not null
  )`,
  'create index embedding_jobs_due on embedding_jobs (due_at) where due_at is not null',
];

/** `vector_id` grows: the vectors of an account that were stored first are deleted first. */
const vectors = (id: string, blob: string, real: string) => `create table message_vectors (
  vector_id ${id},
  message_id text not null unique references messages (message_id) on delete cascade,
  room_id text not null,
  user_id text not null,
  seq integer not null,
  model text not null,
  scale ${real} not null,
  numbers ${blob} not null
)`;

const indexes = [
  'create index message_vectors_room on message_vectors (room_id, seq)',
  'create index message_vectors_user on message_vectors (user_id, vector_id)',
];

const isChanged = `old.status <> 'streaming' and (new.text <> old.text or new.status = 'streaming')`;
const remove = 'delete from message_vectors where message_id = new.message_id;';

const forSqlite = [
  vectors('integer primary key', 'blob', 'real'),
  ...indexes,
  `create trigger message_vector_outdated after update of text, status on messages
    when ${isChanged} begin ${remove} end`,
];

const forPostgres = [
  vectors('integer generated always as identity primary key', 'bytea', 'double precision'),
  // Such bytes cannot be compressed.
  'alter table message_vectors alter column numbers set storage external',
  ...indexes,
  `create function remove_message_vector() returns trigger language plpgsql as $$
  begin
    ${remove}
    return null;
  end $$`,
  `create trigger message_vector_outdated after update of text, status on messages
    for each row when (${isChanged}) execute function remove_message_vector()`,
];
