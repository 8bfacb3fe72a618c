import type { Database } from '../../store/database.ts';
import { basicTopics } from './basic-topics.ts';

/** How many facts a mate remembers about a user, and all mates together, in rows. */
export const factsPerMate = 500;
export const factsPerUser = 5000;

interface Pair {
  readonly userId: string;
  readonly mateId: string;
}

/** Returns how many facts can be stored within both limits. */
export const countFreeFacts = async (transaction: Database, { userId, mateId }: Pair): Promise<number> => {
  const { all, own } = await countFacts(transaction, { userId, mateId });
  return Math.max(0, Math.min(factsPerMate - own, factsPerUser - all));
};

const countFacts = (transaction: Database, { userId, mateId }: Pair) =>
  transaction
    .selectFrom('facts')
    .select((column) => [
      column.fn.countAll<number>().as('all'),
      column.fn.count<number>('fact_id').filterWhere('mate_id', '=', mateId).as('own'),
    ])
    .where('user_id', '=', userId)
    .where('text', '<>', '')
    .executeTakeFirstOrThrow();

/**
 * Makes space for one more fact: at a limit the oldest one that was learned and not pinned is deleted, basic ones last. Returns
 * the limit that was reached where there is none to delete, else null.
 */
export const makeSpaceForFact = async (
  transaction: Database,
  { userId, mateId }: Pair,
): Promise<number | null> => {
  const { all, own } = await countFacts(transaction, { userId, mateId });
  const isMateFull = own >= factsPerMate;
  if (!isMateFull && all < factsPerUser) {
    return null;
  }
  const { numDeletedRows } = await transaction
    .deleteFrom('facts')
    .where('fact_id', '=', (query) =>
      query
        .selectFrom('facts as stored')
        .select('stored.fact_id')
        .where('stored.user_id', '=', userId)
        .$if(isMateFull, (some) => some.where('stored.mate_id', '=', mateId))
        .where('stored.learned_by', '<>', 'you')
        .where('stored.pinned_at', 'is', null)
        .where('stored.text', '<>', '')
        .orderBy((order) => order('stored.topic', 'in', [...basicTopics]))
        .orderBy('stored.created_at')
        .orderBy('stored.fact_id')
        .limit(1),
    )
    .executeTakeFirst();
  if (numDeletedRows > 0n) {
    return null;
  }
  return isMateFull ? factsPerMate : factsPerUser;
};
