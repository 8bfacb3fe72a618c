import { sql, type Kysely } from 'kysely';

/** Deletes the index of recall, because it has when messages were said (see docs/decisions/122). The next replies of a room write it again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`delete from recall_segments`.execute(database);
}
