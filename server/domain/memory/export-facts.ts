import type { AccountExport } from '../../../contract/account/account.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { Database } from '../../store/database.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { viewMates } from '../mates/room-mates.ts';
import { toFact, mergeFacts } from './merge-facts.ts';

/**
 * Returns what all mates remember about the user, also from hidden branches. What a model wrote of a hidden mate has no text.
 */
export const exportFacts = async (database: Database, viewer: Viewer): Promise<AccountExport['facts']> => {
  const rows = await database
    .selectFrom('facts')
    .selectAll()
    .where('user_id', '=', viewer.userId)
    .where('forgotten_at', 'is', null)
    .orderBy('created_at')
    .orderBy('fact_id')
    .execute();
  const mates = groupBy(rows, (row) => row.mate_id);
  const references = [...mates.keys()].toSorted().map((mateId) => ({ mate_id: mateId, card_id: null }));
  const views = await viewMates(database, viewer, references);
  return views.flatMap(({ view: { mateId, access } }) =>
    mergeFacts(mates.get(mateId) ?? []).map((fact) => {
      const isHidden = access === 'mature' && fact.newest.learned_by === 'model';
      return { mateId, ...toFact(fact), ...(isHidden ? { text: '' } : {}) };
    }),
  );
};
