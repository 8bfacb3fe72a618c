import type { SeedCreator, SeedMate } from '../../content/seed-mate.ts';
import type { StoredProfile } from './catalogue.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';

/** Inserts the product's own catalogue; updates existing rows but retains their counts. */
export const seedCatalogue = async (
  database: Database,
  seed: { creators: readonly SeedCreator[]; mates: readonly SeedMate[]; now: number },
): Promise<void> => {
  await database.transaction().execute(async (transaction) => {
    for (const creator of seed.creators) {
      await writeCreator(transaction, creator, seed.now);
    }
    for (const [position, mate] of seed.mates.entries()) {
      await writeMate(transaction, mate, position, seed.now);
    }
  });
};

const writeCreator = async (
  transaction: DatabaseTransaction,
  creator: SeedCreator,
  now: number,
): Promise<void> => {
  await transaction
    .insertInto('creators')
    .values({ creator_id: creator.creatorId, name: creator.name, created_at: now })
    .onConflict((conflict) => conflict.column('creator_id').doUpdateSet({ name: creator.name }))
    .execute();
};

const writeMate = async (
  transaction: DatabaseTransaction,
  mate: SeedMate,
  position: number,
  now: number,
): Promise<void> => {
  const { mateId, creatorId, name, hue, ...rest } = mate;
  const profile: StoredProfile = { ...rest, likes: [...rest.likes], tags: [...rest.tags] };
  const content = { creator_id: creatorId, name, hue, profile: JSON.stringify(profile), position };
  await transaction
    .insertInto('mates')
    .values({
      mate_id: mateId,
      ...content,
      chats: 0,
      created_at: now,
      updated_at: now,
      visibility: 'public',
      shown_at: now,
    })
    .onConflict((conflict) => conflict.column('mate_id').doUpdateSet({ ...content, updated_at: now }))
    .execute();
};
