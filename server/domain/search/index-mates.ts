import type { AppDeps } from '../../dependencies.ts';
import { mateIndexOf } from '../../store/mate-index.ts';
import { listMates, type StoredMate } from '../catalogue.ts';
import { wordsOf } from './words.ts';

/** Brings the index up to date with the mates that were made or changed since; whoever writes a mate need not care. */
export const indexMates = async (deps: Pick<AppDeps, 'database' | 'dialect'>): Promise<void> => {
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
  const times = new Map(changed.map((row) => [row.mate_id, row.updated_at]));
  for (const mate of await listMates(deps.database, [...times.keys()])) {
    await indexMate(deps, mate, times.get(mate.mateId) ?? 0);
  }
};

/** A mate at a time: several nodes may do the same at once without waiting for one another in a circle. */
const indexMate = (
  { database, dialect }: Pick<AppDeps, 'database' | 'dialect'>,
  mate: StoredMate,
  time: number,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await mateIndexOf(dialect).write(transaction, mate.mateId, allWordsOf(mate));
    await transaction
      .insertInto('indexed_mates')
      .values({ mate_id: mate.mateId, indexed_at: time })
      .onConflict((conflict) => conflict.column('mate_id').doUpdateSet({ indexed_at: time }))
      .execute();
  });

/** Every word by which the mate is found. */
export const allWordsOf = (mate: StoredMate): string[] =>
  wordsOf([mate.name, mate.shortName, mate.tagline, ...mate.tags, mate.creator.name].join(' '));
