import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';

interface Tables {
  readonly mates: {
    mate_id: string;
    owner_id: string | null;
    closed_at: number | null;
    identity: string | null;
    identity_key: string | null;
  };
}

/**
 * What a user's mate is on every server, and the key that proves it: see `mate-identity.ts`. A mate that is only there for its rooms has
 * none yet: the file that has the mate itself brings it.
 */
export async function up(database: Kysely<Tables>): Promise<void> {
  for (const column of ['identity', 'identity_key']) {
    await database.schema.alterTable('mates').addColumn(column, 'text').execute();
  }
  await database.schema.createIndex('mates_by_identity').on('mates').column('identity').execute();
  const mates = await database
    .selectFrom('mates')
    .select('mate_id')
    .where('owner_id', 'is not', null)
    .where('closed_at', 'is', null)
    .execute();
  for (const { mate_id: mateId } of mates) {
    const key = randomBytes(32).toString('base64url');
    const identity = createHash('sha256').update(key).digest('base64url');
    await database
      .updateTable('mates')
      .set({ identity, identity_key: key })
      .where('mate_id', '=', mateId)
      .execute();
  }
}
