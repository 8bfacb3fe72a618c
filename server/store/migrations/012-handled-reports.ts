import type { Kysely } from 'kysely';

/** When an operator handled a report. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('reports').addColumn('handled_at', 'bigint').execute();
}
