import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * Adds the leases of nodes on PostgreSQL, how often a reply may be taken over, and the notification of a user's change.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  for (const table of ['messages', 'removed_messages']) {
    await schema.alterTable(table).addColumn('takeovers_left', 'integer').execute();
  }
  await schema
    .createTable('nodes')
    .addColumn('node', 'text', (column) => column.primaryKey())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  if (database.getExecutor().adapter instanceof PostgresAdapter) {
    await sql.raw(recordChange).execute(database);
  }
}

const recordChange = `create or replace function record_change(owner text, changed text) returns void language plpgsql as $$
  declare next bigint;
  begin
    insert into change_counters (user_id, seq) select user_id, 1 from users where user_id = owner
      on conflict (user_id) do update set seq = change_counters.seq + 1 returning seq into next;
    if next is not null then
      insert into user_changes (user_id, subject, seq) values (owner, changed, next)
        on conflict (user_id, subject) do update set seq = next;
      perform pg_notify('mates', 'changes:' || owner);
    end if;
  end $$`;
