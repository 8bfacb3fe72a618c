import type { Kysely } from 'kysely';

/** Holds the character cards that mates were made from, as their files had them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('card_originals')
    .addColumn('mate_id', 'text', (column) =>
      column.primaryKey().references('mates.mate_id').onDelete('cascade'),
    )
    .addColumn('card', 'text', (column) => column.notNull())
    .execute();
}
