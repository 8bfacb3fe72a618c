import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** Holds the summaries of conversations. The feed of changes reports them as part of what mates remember. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .alterTable('memory_jobs')
    .addColumn('chapter_seq', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('chapters')
    .addColumn('chapter_id', 'text', (column) => column.primaryKey())
    .addColumn('room_id', 'text', (column) =>
      column.notNull().references('rooms.room_id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('first_message_id', 'text', (column) => column.notNull())
    .addColumn('last_message_id', 'text', (column) => column.notNull())
    .addColumn('last_seq', 'integer', (column) => column.notNull())
    .addColumn('message_count', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('learned_by', 'text', (column) => column.notNull())
    .addColumn('forgotten_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('chapters_by_room').on('chapters').columns(['room_id', 'last_seq']).execute();
  for (const column of ['user_id', 'last_message_id']) {
    await schema.createIndex(`chapters_by_${column}`).on('chapters').column(column).execute();
  }
  await schema
    .createIndex('chapters_forgotten')
    .on('chapters')
    .column('forgotten_at')
    .where(sql<boolean>`forgotten_at is not null`)
    .execute();
  const statements = database.getExecutor().adapter instanceof PostgresAdapter ? forPostgres : forSqlite;
  for (const statement of statements) {
    await sql.raw(statement).execute(database);
  }
}

/** The deletion of a chapter that was forgotten before is no change. */
const isShown = 'old.forgotten_at is null';
const isChanged = `${isShown} or new.forgotten_at is null`;

const record = (row: 'new' | 'old'): string => `
  insert into change_counters (user_id, seq) select user_id, 1 from users where user_id = ${row}.user_id
    on conflict (user_id) do update set seq = seq + 1;
  insert into user_changes (user_id, subject, seq)
    select user_id, 'memory', seq from change_counters where user_id = ${row}.user_id
    on conflict (user_id, subject) do update set seq = excluded.seq;`;

const forSqlite = [
  `create trigger chapter_added after insert on chapters begin ${record('new')} end`,
  `create trigger chapter_changed after update of text, forgotten_at on chapters when ${isChanged}
    begin ${record('new')} end`,
  `create trigger chapter_deleted after delete on chapters when ${isShown} begin ${record('old')} end`,
];

const deferred = 'deferrable initially deferred for each row';

/** `record_memory` was created with the table of facts. */
const forPostgres = [
  `create constraint trigger chapter_added after insert on chapters ${deferred} execute function record_memory()`,
  `create constraint trigger chapter_changed after update of text, forgotten_at on chapters
    ${deferred} when (${isChanged}) execute function record_memory()`,
  `create constraint trigger chapter_deleted after delete on chapters
    ${deferred} when (${isShown}) execute function record_memory()`,
];
