import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * The vector of a message is that of the message between its neighbors (see docs/decisions/122). A trigger deletes it with any change of
 * one of the three: nothing of what was deleted, hidden or changed remains. All are embedded again.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of [...forBoth, ...(isPostgres ? forPostgres : forSqlite)]) {
    await sql.raw(statement).execute(database);
  }
}

const forBoth = [
  `update embedding_jobs set due_at = 0 where exists (
    select 1 from message_vectors where message_vectors.room_id = embedding_jobs.room_id)`,
  'delete from message_vectors',
];

const isChanged = `(old.hidden_at is null) <> (new.hidden_at is null)
  or old.status <> 'streaming' and (new.text <> old.text or new.status = 'streaming')`;

/** The message, and those next to it in the shown branch: as long as nothing between them changed, only theirs contain it. */
const removeOf = (
  row: 'new' | 'old',
) => `delete from message_vectors where room_id = ${row}.room_id and seq in (
  select ${row}.seq
  union all select * from (${neighborOf(row, '<', 'desc')}) as earlier
  union all select * from (${neighborOf(row, '>', 'asc')}) as later);`;

const neighborOf = (row: 'new' | 'old', than: '<' | '>', order: 'asc' | 'desc') => `
  select seq from messages where room_id = ${row}.room_id and hidden_at is null and seq ${than} ${row}.seq
  order by seq ${order} limit 1`;

const forSqlite = [
  'drop trigger message_vector_outdated',
  `create trigger message_vector_outdated after update of text, status, hidden_at on messages
    when ${isChanged} begin ${removeOf('new')} end`,
  `create trigger message_vector_deleted after delete on messages begin ${removeOf('old')} end`,
];

const functionOf = (row: 'new' | 'old') => `
  create function remove_vectors_of_${row}() returns trigger language plpgsql as $$
  begin
    ${removeOf(row)}
    return null;
  end $$`;

const forPostgres = [
  'drop trigger message_vector_outdated on messages',
  'drop function remove_message_vector()',
  functionOf('new'),
  functionOf('old'),
  `create trigger message_vector_outdated after update of text, status, hidden_at on messages
    for each row when (${isChanged}) execute function remove_vectors_of_new()`,
  `create trigger message_vector_deleted after delete on messages
    for each row execute function remove_vectors_of_old()`,
];
