import type { Kysely } from 'kysely';

/** Adds how a language model replies in a room. Null is the default. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const column of ['reply_model', 'reply_length', 'reply_temper']) {
    await database.schema.alterTable('rooms').addColumn(column, 'text').execute();
  }
}
