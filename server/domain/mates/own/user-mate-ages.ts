import * as v from 'valibot';
import type { StoreDeps } from '../../store-deps.ts';
import type { Database } from '../../../store/database.ts';
import type { MateRow } from '../../../store/schema/mates.ts';
import { StoredProfile } from '../catalogue.ts';
import { isYoungCard } from '../../safety/talk-with-minors.ts';

/** The version of the rules in `safety/age-claims.ts`. Raise it with them, so that stored mates are checked again. */
export const ageRules = 1;

/** Small enough that other requests are served between two batches. */
const batchSize = 20;

/**
 * Checks user-created mates stored under an earlier version of the rules. One whose texts make it younger than 18
 * becomes private and rated for everyone: only its creator can still find and change it.
 */
export const withdrawYoungMates = async ({
  database,
  now,
}: Pick<StoreDeps, 'database' | 'now'>): Promise<void> => {
  for (;;) {
    const rows = await database
      .selectFrom('mates')
      .selectAll()
      .where('owner_id', 'is not', null)
      .where('closed_at', 'is', null)
      .where('age_rules', '<', ageRules)
      .orderBy('mate_id')
      .limit(batchSize)
      .execute();
    for (const row of rows) {
      await applyAgeRules(database, row, now());
    }
    if (rows.length < batchSize) {
      return;
    }
  }
};

const applyAgeRules = async (database: Database, row: MateRow, now: number): Promise<void> => {
  const profile = v.parse(StoredProfile, JSON.parse(row.profile));
  const isYoung = isYoungCard({ ...profile, name: row.name }, now);
  await database
    .updateTable('mates')
    .set({
      age_rules: ageRules,
      ...(isYoung
        ? { visibility: 'private', rating: 'everyone', updated_at: Math.max(now, row.updated_at + 1) }
        : {}),
    })
    .where('mate_id', '=', row.mate_id)
    // Its creator may have saved it concurrently under the current rules.
    .where('age_rules', '<', ageRules)
    .execute();
};
