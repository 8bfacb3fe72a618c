import type { Kysely } from 'kysely';

/** The message with which the recent ones in the last prompt of a room began: the next prompt begins with it, too. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('rooms').addColumn('recent_from', 'text').execute();
}
