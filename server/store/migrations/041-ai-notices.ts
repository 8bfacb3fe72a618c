import type { Kysely } from 'kysely';

/** When the owner of an account last read that the mates are an AI. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('users').addColumn('ai_notice_at', 'bigint').execute();
}
