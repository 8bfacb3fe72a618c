import type { Kysely } from 'kysely';

/** The version of the age rules that a mate's texts were checked by. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('mates')
    .addColumn('age_rules', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
