import type { StoreDeps } from '../store-deps.ts';
import { getMateIndex } from '../../store/mate-index.ts';
import { listMates, type StoredMate } from '../mates/catalogue.ts';
import { toWords } from '../../shared/words.ts';

/** Updates the index with the mates created or changed since the last update, so that writers of mates need not. */
export const indexMates = async (deps: Pick<StoreDeps, 'database' | 'dialect'>): Promise<void> => {
  const changed = await deps.database
    .selectFrom('mates')
    .leftJoin('indexed_mates', 'indexed_mates.mate_id', 'mates.mate_id')
    .select(['mates.mate_id', 'mates.updated_at'])
    .where((where) =>
      where.or([
        where('indexed_mates.indexed_at', 'is', null),
        where('indexed_mates.indexed_at', '<', where.ref('mates.updated_at')),
      ]),
    )
    .execute();
  // Mature mates are indexed too: visibility is checked when they are read.
  const mates = await listMates(
    deps.database,
    { nfsw: true },
    changed.map((row) => row.mate_id),
  );
  const byId = new Map(mates.map((mate) => [mate.mateId, mate]));
  for (const { mate_id, updated_at } of changed) {
    await indexMate(deps, { mateId: mate_id, mate: byId.get(mate_id) ?? null, time: updated_at });
  }
};

/**
 * Indexes one mate per transaction, so that several nodes can do so concurrently without deadlocks. `mate` is null for
 * a non-public one, whose words are removed.
 */
const indexMate = (
  { database, dialect }: Pick<StoreDeps, 'database' | 'dialect'>,
  { mateId, mate, time }: { mateId: string; mate: StoredMate | null; time: number },
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const index = getMateIndex(dialect);
    await (mate === null
      ? index.remove(transaction, mateId)
      : index.write(transaction, mateId, toMateWords(mate)));
    await transaction
      .insertInto('indexed_mates')
      .values({ mate_id: mateId, indexed_at: time })
      .onConflict((conflict) => conflict.column('mate_id').doUpdateSet({ indexed_at: time }))
      .execute();
  });

/** Returns every word by which the mate can be found. */
export const toMateWords = (mate: StoredMate): string[] =>
  toWords([mate.name, mate.shortName, mate.tagline, ...mate.tags, mate.creator.name].join(' '));
