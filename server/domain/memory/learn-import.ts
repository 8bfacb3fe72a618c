import { findFacts, type FoundFact } from '../../companions/facts/find-facts.ts';
import { yieldWhenDue } from '../../shared/event-loop.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import { insertRows } from '../../store/insert-rows.ts';
import type { FactRow } from '../../store/schema-memory.ts';
import type { MessageRow, RoomRow } from '../../store/schema-rooms.ts';
import { countFreeFacts } from './fact-limits.ts';
import { toFactRow } from './learn.ts';
import { keyOf } from './remembered.ts';

interface ImportedLine {
  readonly role: 'user' | 'mate';
  readonly text: string;
  readonly hiddenAt?: number | undefined;
}

/** Finds what the shown messages of a conversation teach, by their positions. Lets other requests have their turn meanwhile. */
export const findFactsIn = async (
  lines: readonly ImportedLine[],
): Promise<ReadonlyMap<number, readonly FoundFact[]>> => {
  const found = new Map<number, readonly FoundFact[]>();
  for (const [index, { role, text, hiddenAt }] of lines.entries()) {
    await yieldWhenDue();
    const before = lines[index - 1];
    const answered = before?.role === 'mate' ? before.text : '';
    const facts = role === 'user' && hiddenAt === undefined ? findFacts(text, answered) : [];
    if (facts.length > 0) {
      found.set(index, facts);
    }
  }
  return found;
};

interface ImportedTalk {
  readonly room: Pick<RoomRow, 'room_id' | 'user_id' | 'mate_id'>;
  readonly messages: readonly Pick<MessageRow, 'message_id' | 'created_at'>[];
  readonly found: ReadonlyMap<number, readonly FoundFact[]>;
}

/** Stores what the messages of a new room taught: of facts that say the same the newest, and of all the newest up to the limits. */
export const learnImported = async (
  transaction: DatabaseTransaction,
  now: number,
  { room, messages, found }: ImportedTalk,
): Promise<void> => {
  const rows = new Map<string, FactRow>();
  let count = 0;
  for (const [index, message] of messages.entries()) {
    for (const fact of found.get(index) ?? []) {
      const row = toFactRow({ room, message, learnedBy: 'rule', fact, now: now + count });
      count += 1;
      rows.delete(keyOf(row));
      rows.set(keyOf(row), row);
    }
  }
  const free = await countFreeFacts(transaction, { userId: room.user_id, mateId: room.mate_id });
  await insertRows(transaction, 'facts', [...rows.values()].slice(Math.max(0, rows.size - free)));
};
