import type { Kysely } from 'kysely';

/** Which rules about ages the texts of a mate were judged by. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('mates')
    .addColumn('age_rules', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
