import { sql, type Kysely } from 'kysely';

/** Adds the index that finds the shown messages of a room without those of its other branches. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('messages_shown')
    .on('messages')
    .columns(['room_id', 'seq'])
    .where(sql<boolean>`hidden_at is null`)
    .execute();
}
