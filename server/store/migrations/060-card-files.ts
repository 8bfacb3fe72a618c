import { createHash } from 'node:crypto';
import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * Adds the hash of each character card, by which a second import of it is noticed, and the files in which cards came with their
 * pictures (see docs/decisions/080).
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await database.schema.alterTable('card_originals').addColumn('hash', 'text').execute();
  await hashCards(database);
  await database.schema
    .createTable('card_files')
    .addColumn('mate_id', 'text', (column) =>
      column.primaryKey().references('mates.mate_id').onDelete('cascade'),
    )
    .addColumn('content', sql.raw(isPostgres ? 'bytea' : 'blob'), (column) => column.notNull())
    .execute();
}

/** A card may have a megabyte, so that they are read one by one. */
async function hashCards(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ mate_id: string }>`select mate_id from card_originals`.execute(database);
  for (const { mate_id } of rows) {
    const found = await sql<{ card: string }>`
      select card from card_originals where mate_id = ${mate_id}`.execute(database);
    const hash = createHash('sha256')
      .update(found.rows[0]?.card ?? '')
      .digest('hex');
    await sql`update card_originals set hash = ${hash} where mate_id = ${mate_id}`.execute(database);
  }
}
