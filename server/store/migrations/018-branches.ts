import { sql, type Kysely } from 'kysely';

/**
 * Makes the messages of a room a tree: each has a parent, and of several children of one parent at most one is shown. In an
 * existing room each message follows the one before it; of several replies to one message the newest is shown.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable('messages').addColumn('parent_id', 'text').execute();
  await schema.alterTable('messages').addColumn('hidden_at', 'bigint').execute();
  await sql`
    update messages set hidden_at = created_at
    where reply_to is not null and exists (
      select 1 from messages as newer where newer.reply_to = messages.reply_to and newer.seq > messages.seq
    )`.execute(database);
  await sql`
    update messages set parent_id = coalesce(reply_to, (
      select before.message_id from messages as before
      where before.room_id = messages.room_id and before.seq < messages.seq and before.hidden_at is null
      order by before.seq desc limit 1
    ))`.execute(database);
  await schema.createIndex('messages_by_parent').on('messages').column('parent_id').execute();
}
