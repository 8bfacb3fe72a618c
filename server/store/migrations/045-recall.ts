import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * Adds the index by which a mate recalls earlier messages (see docs/decisions/122): for each segment of a room, which is 8,192 places, the
 * stems of its shown messages with where each is. A trigger removes a segment of which a message was changed, hidden, shown or
 * deleted, in the transaction that does so: nothing of the message remains, and the segment is indexed again later.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of isPostgres ? forPostgres : forSqlite) {
    await sql.raw(statement).execute(database);
  }
}

/** `until_seq` is the last place that is indexed, and `length` counts the characters of the messages. */
const segments = (id: string) => `create table recall_segments (
  segment_id ${id},
  room_id text not null references rooms (room_id) on delete cascade,
  position integer not null,
  until_seq integer not null,
  messages integer not null,
  length bigint not null,
  unique (room_id, position)
)`;

const postings = (blob: string) => `create table recall_postings (
  segment_id integer not null references recall_segments (segment_id) on delete cascade,
  stem integer not null,
  postings ${blob} not null,
  primary key (segment_id, stem)
)`;

const isChanged = `old.status <> 'streaming' and (new.text <> old.text or new.status = 'streaming'
  or (new.hidden_at is null) <> (old.hidden_at is null))`;

const removeOf = (row: 'new' | 'old') => `delete from recall_segments
  where room_id = ${row}.room_id and position = ${row}.seq / 8192 and until_seq >= ${row}.seq;`;

const forSqlite = [
  segments('integer primary key'),
  `${postings('blob')} without rowid`,
  `create trigger recall_message_stored after insert on messages begin ${removeOf('new')} end`,
  `create trigger recall_message_deleted after delete on messages begin ${removeOf('old')} end`,
  `create trigger recall_message_changed after update of text, status, hidden_at on messages
    when ${isChanged} begin ${removeOf('new')} end`,
];

/** The lock waits for a transaction that is indexing the segment, whose progress is not visible yet. */
const functionOf = (row: 'new' | 'old') => `
  create function remove_recall_of_${row}() returns trigger language plpgsql as $$
  begin
    perform 1 from recall_segments where room_id = ${row}.room_id and position = ${row}.seq / 8192 for update;
    ${removeOf(row)}
    return null;
  end $$`;

const forPostgres = [
  segments('integer generated always as identity primary key'),
  postings('bytea'),
  functionOf('new'),
  functionOf('old'),
  `create trigger recall_message_stored after insert on messages
    for each row execute function remove_recall_of_new()`,
  `create trigger recall_message_deleted after delete on messages
    for each row execute function remove_recall_of_old()`,
  `create trigger recall_message_changed after update of text, status, hidden_at on messages
    for each row when (${isChanged}) execute function remove_recall_of_new()`,
];
