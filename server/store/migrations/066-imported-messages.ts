import { sql, type Kysely } from 'kysely';

/**
 * Tells imported versions of replies from those that the user wrote in a room. Of the stored ones, a version that was written in a
 * room began when it was edited; those of a chat from another app are counted with their import.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['messages', 'removed_messages']) {
    await database.schema.alterTable(table).addColumn('imported_at', 'bigint').execute();
    await sql`
      update ${sql.table(table)} set imported_at = edited_at
      where edited_at is not null
        and (
          created_at <> edited_at
          or seq <= (
            select max(messages) from imported_items
            where kind = 'room' and item_id = ${sql.table(table)}.room_id
          )
        )`.execute(database);
  }
}
