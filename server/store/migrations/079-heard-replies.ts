import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * How far a reply was heard that the user interrupted in a call. What recall made of the part that was not heard is deleted with the change,
 * by the functions of migrations 045 and 076.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['messages', 'removed_messages']) {
    await database.schema.alterTable(table).addColumn('heard_to', 'integer').execute();
  }
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of isPostgres ? forPostgres : forSqlite) {
    await sql.raw(statement).execute(database);
  }
}

const change = 'after update of heard_to on messages';

const neighborOf = (than: '<' | '>', order: 'asc' | 'desc') => `
  select seq from messages where room_id = new.room_id and hidden_at is null and seq ${than} new.seq
  order by seq ${order} limit 1`;

const forSqlite = [
  `create trigger recall_message_heard ${change} when old.heard_to is not new.heard_to begin
    delete from recall_segments
      where room_id = new.room_id and position = new.seq / 8192 and until_seq >= new.seq;
    delete from message_vectors where room_id = new.room_id and seq in (
      select new.seq
      union all select * from (${neighborOf('<', 'desc')}) as earlier
      union all select * from (${neighborOf('>', 'asc')}) as later);
  end`,
];

const isChanged = 'old.heard_to is distinct from new.heard_to';
const forPostgres = [
  `create trigger recall_message_heard ${change} for each row when (${isChanged})
    execute function remove_recall_of_new()`,
  `create trigger message_vector_heard ${change} for each row when (${isChanged})
    execute function remove_vectors_of_new()`,
];
