import type { Kysely } from 'kysely';

/** When a user with a confirmed age wrote that they are younger than 18, until they confirm their birth date again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('ages').addColumn('doubted_at', 'bigint').execute();
}
