import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * Adds temporary rooms. That a page shows one is not a change of the room; and its deletion leaves no row that names it, so that
 * the feed does not report it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('rooms').addColumn('temporary_seen_at', 'bigint').execute();
  // Without it each look for rooms to delete would read all rooms.
  await database.schema
    .createIndex('rooms_temporary')
    .on('rooms')
    .column('temporary_seen_at')
    .where(sql<boolean>`temporary_seen_at is not null`)
    .execute();
  const statements = database.getExecutor().adapter instanceof PostgresAdapter ? forPostgres : forSqlite;
  for (const statement of statements) {
    await sql.raw(statement).execute(database);
  }
}

const isOnlySeen = 'new.temporary_seen_at is distinct from old.temporary_seen_at';

const record = (row: 'new' | 'old'): string => `
  insert into change_counters (user_id, seq) select user_id, 1 from users where user_id = ${row}.user_id
    on conflict (user_id) do update set seq = seq + 1;
  insert into user_changes (user_id, subject, seq)
    select user_id, ${row}.room_id, seq from change_counters where user_id = ${row}.user_id
    on conflict (user_id, subject) do update set seq = excluded.seq;`;

const forSqlite = [
  'drop trigger room_changed',
  `create trigger room_changed after update on rooms when not (${isOnlySeen}) begin ${record('new')} end`,
  'drop trigger room_deleted',
  `create trigger room_deleted after delete on rooms when old.temporary_seen_at is null
    begin ${record('old')} end`,
];

const forPostgres = [
  `create or replace function record_room() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      perform record_change(new.user_id, new.room_id);
    elsif tg_op = 'DELETE' then
      if old.temporary_seen_at is null then
        perform record_change(old.user_id, old.room_id);
      end if;
    elsif not (${isOnlySeen}) then
      perform record_change(new.user_id, new.room_id);
    end if;
    return null;
  end $$`,
];
