import type { Kysely } from 'kysely';

/** Which dispute an event of a payment provider is about, and why a reply was interrupted or failed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable('payment_events').addColumn('dispute_id', 'text').execute();
  await schema.alterTable('messages').addColumn('problem', 'text').execute();
  await schema.alterTable('removed_messages').addColumn('problem', 'text').execute();
}
