import type { LearnedFact } from '../../../contract/rooms/room.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { Database } from '../../store/database.ts';
import type { FactRow } from '../../store/schema/memory.ts';
import type { MessageRow } from '../../store/schema/rooms.ts';

export type SourcedFact = Pick<FactRow, 'fact_id' | 'text'>;

/** Reads what these messages taught their mates, by their ids: what was not forgotten since, and was not known before. */
export const readFactsOfMessages = async (
  database: Database,
  messages: readonly Pick<MessageRow, 'message_id' | 'role'>[],
): Promise<ReadonlyMap<string, readonly SourcedFact[]>> => {
  const ids = messages.filter(({ role }) => role === 'user').map((message) => message.message_id);
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await database
    .selectFrom('facts')
    .select(['fact_id', 'text', 'source_message_id'])
    .where('source_message_id', 'in', ids)
    .where('forgotten_at', 'is', null)
    .where('is_repeated', '=', 0)
    .orderBy('fact_id')
    .execute();
  return groupBy(rows, (row) => row.source_message_id ?? '');
};

/** Returns it as the field of a message or frame: omitted where there is nothing. */
export const toLearnedField = (rows: readonly SourcedFact[] = []): { learned?: LearnedFact[] } =>
  rows.length === 0 ? {} : { learned: rows.map((row) => ({ factId: row.fact_id, text: row.text })) };
