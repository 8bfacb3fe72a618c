import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** Holds what mates remember about users, and in which rooms they do. The feed of changes reports what they remember. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .alterTable('rooms')
    .addColumn('remembers', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await schema
    .createTable('facts')
    .addColumn('fact_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('mate_id', 'text', (column) =>
      column.notNull().references('mates.mate_id').onDelete('cascade'),
    )
    .addColumn('room_id', 'text', (column) => column.references('rooms.room_id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('is_exclusive', 'integer', (column) => column.notNull())
    .addColumn('ends_topic', 'integer', (column) => column.notNull())
    .addColumn('is_repeated', 'integer', (column) => column.notNull())
    .addColumn('source_room_id', 'text', (column) => column.references('rooms.room_id').onDelete('cascade'))
    .addColumn('source_message_id', 'text')
    .addColumn('learned_by', 'text', (column) => column.notNull())
    .addColumn('pinned_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('forgotten_at', 'bigint')
    .addColumn('client_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('facts_by_client_id', ['user_id', 'client_id'])
    .execute();
  await schema.createIndex('facts_by_mate').on('facts').columns(['user_id', 'mate_id']).execute();
  for (const column of ['mate_id', 'room_id', 'source_room_id', 'source_message_id']) {
    await schema.createIndex(`facts_by_${column}`).on('facts').column(column).execute();
  }
  await schema
    .createIndex('facts_forgotten')
    .on('facts')
    .column('forgotten_at')
    .where(sql<boolean>`forgotten_at is not null`)
    .execute();
  const statements = database.getExecutor().adapter instanceof PostgresAdapter ? forPostgres : forSqlite;
  for (const statement of statements) {
    await sql.raw(statement).execute(database);
  }
}

/** The deletion of a fact that was forgotten before is no change. */
const isShown = 'old.forgotten_at is null';
const isChanged = `${isShown} or new.forgotten_at is null`;
const shownColumns = 'text, pinned_at, ended_at, forgotten_at';

const record = (row: 'new' | 'old'): string => `
  insert into change_counters (user_id, seq) select user_id, 1 from users where user_id = ${row}.user_id
    on conflict (user_id) do update set seq = seq + 1;
  insert into user_changes (user_id, subject, seq)
    select user_id, 'memory', seq from change_counters where user_id = ${row}.user_id
    on conflict (user_id, subject) do update set seq = excluded.seq;`;

const forSqlite = [
  `create trigger fact_added after insert on facts begin ${record('new')} end`,
  `create trigger fact_changed after update of ${shownColumns} on facts when ${isChanged}
    begin ${record('new')} end`,
  `create trigger fact_deleted after delete on facts when ${isShown} begin ${record('old')} end`,
];

const deferred = 'deferrable initially deferred for each row';

const forPostgres = [
  `create function record_memory() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      perform record_change(old.user_id, 'memory');
    else
      perform record_change(new.user_id, 'memory');
    end if;
    return null;
  end $$`,
  `create constraint trigger fact_added after insert on facts ${deferred} execute function record_memory()`,
  `create constraint trigger fact_changed after update of ${shownColumns} on facts
    ${deferred} when (${isChanged}) execute function record_memory()`,
  `create constraint trigger fact_deleted after delete on facts
    ${deferred} when (${isShown}) execute function record_memory()`,
];
