import type { Kysely } from 'kysely';

/** Holds recovery codes that become valid once their owner confirms that they are saved. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('pending_recovery_codes')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('code_hashes', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}
