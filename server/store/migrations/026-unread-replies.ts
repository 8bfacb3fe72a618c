import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** Adds the end time of each unread reply. Existing replies count as read. Reading one is a change of its room. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable('messages').addColumn('unread_at', 'bigint').execute();
  await schema.alterTable('removed_messages').addColumn('unread_at', 'bigint').execute();
  const statement = database.getExecutor().adapter instanceof PostgresAdapter ? forPostgres : forSqlite;
  await sql.raw(statement).execute(database);
}

const isRead = 'new.unread_at is null and old.unread_at is not null';
const owner = '(select user_id from rooms where room_id = new.room_id)';

const forSqlite = `create trigger message_read after update of unread_at on messages when ${isRead}
  begin
    insert into change_counters (user_id, seq) select user_id, 1 from users where user_id = ${owner}
      on conflict (user_id) do update set seq = seq + 1;
    insert into user_changes (user_id, subject, seq)
      select user_id, new.room_id, seq from change_counters where user_id = ${owner}
      on conflict (user_id, subject) do update set seq = excluded.seq;
  end`;

const forPostgres = `create constraint trigger message_read after update of unread_at on messages
  deferrable initially deferred for each row when (${isRead}) execute function record_message()`;
