import { sql, type Kysely } from 'kysely';

/** Deletes the index of recall, because its stems changed (see docs/decisions/122). The next replies of a room write it again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`delete from recall_segments`.execute(database);
}
