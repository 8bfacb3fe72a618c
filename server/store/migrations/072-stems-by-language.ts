import { sql, type Kysely } from 'kysely';

/** Deletes the index of recall, whose stems are others now (see docs/decisions/122): the next replies of a room write it anew. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`delete from recall_segments`.execute(database);
}
