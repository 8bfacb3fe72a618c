import { sql, type Kysely } from 'kysely';

/**
 * Adds what changed of mates that others saw, when they were first seen, why an operator withdrew them, the tags that users follow, and
 * the changes that they have read of. Mates that others talk with were visible from the start, as far as is known.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('mate_changes')
    .addColumn('mate_id', 'text', (column) =>
      column.notNull().references('mates.mate_id').onDelete('cascade'),
    )
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mate_changes_key', ['mate_id', 'changed_at'])
    .execute();
  await schema
    .createTable('tag_follows')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('tag_follows_key', ['user_id', 'tag'])
    .execute();
  await schema.alterTable('mates').addColumn('shown_at', 'bigint').execute();
  await schema.alterTable('mates').addColumn('withdrawal_reason', 'text').execute();
  await schema.alterTable('rooms').addColumn('change_read_at', 'bigint').execute();
  await sql`
    update mates set shown_at = created_at
    where visibility = 'public' or exists (
      select 1 from rooms where rooms.mate_id = mates.mate_id and rooms.user_id <> mates.owner_id
    )
  `.execute(database);
  await sql`
    update mates set withdrawal_reason = coalesce((
      select reason from operator_actions
      where subject = mates.mate_id and action = 'withdraw' order by action_id desc limit 1
    ), '')
    where withdrawn_at is not null
  `.execute(database);
}
