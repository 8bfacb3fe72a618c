import { cutText } from '../../../contract/letters.ts';
import { maxFactLength } from '../../../contract/memory/memory.ts';
import { findFacts, type FoundFact } from '../../companions/facts/find-facts.ts';
import { yieldWhenDue } from '../../shared/event-loop.ts';
import { newId } from '../../shared/ids.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import { insertRows } from '../../store/insert-rows.ts';
import type { FactRow } from '../../store/schema/memory.ts';
import type { MessageRow, RoomRow } from '../../store/schema/rooms.ts';
import { countFreeFacts, makeSpaceForFact } from './fact-limits.ts';
import { keyOf, readVisibleFacts, mergeFacts } from './merge-facts.ts';

/** Facts of one message, and who found them. */
export interface MessageFacts {
  readonly room: Pick<RoomRow, 'room_id' | 'user_id' | 'mate_id'>;
  readonly message: Pick<FactRow, 'created_at'> & { readonly message_id: string };
  readonly found: readonly FoundFact[];
  readonly learnedBy: 'rule' | 'model';
}

/** Stores what a message taught the mate, as far as the limits allow. Returns the rows of what was new to it. */
export const storeFacts = async (
  transaction: Database,
  now: number,
  { room, message, found, learnedBy }: MessageFacts,
): Promise<FactRow[]> => {
  if (found.length === 0) {
    return [];
  }
  const pair = { userId: room.user_id, mateId: room.mate_id };
  const known = mergeFacts(await readVisibleFacts(transaction, pair))
    .filter(({ pastSince }) => pastSince === null)
    .map(({ newest }) => keyOf(newest));
  const learned: FactRow[] = [];
  for (const [index, fact] of found.entries()) {
    if ((await makeSpaceForFact(transaction, pair)) === null) {
      const row = toFactRow({ room, message, learnedBy, fact, now: now + index });
      const stored = { ...row, is_repeated: known.includes(keyOf(row)) ? 1 : 0 };
      learned.push(stored);
      await transaction.insertInto('facts').values(stored).execute();
    }
  }
  return learned.filter((row) => row.is_repeated === 0);
};

interface ImportedLine {
  readonly role: 'user' | 'mate';
  readonly text: string;
  readonly hiddenAt?: number | undefined;
  readonly heardTo?: number | undefined;
}

/** Finds what the shown messages of a conversation teach, by their positions. Lets other requests have their turn meanwhile. */
export const extractFacts = async (
  lines: readonly ImportedLine[],
): Promise<ReadonlyMap<number, readonly FoundFact[]>> => {
  const found = new Map<number, readonly FoundFact[]>();
  for (const [index, { role, text, hiddenAt }] of lines.entries()) {
    await yieldWhenDue();
    const before = lines[index - 1];
    const answered = before?.role === 'mate' ? before.text.slice(0, before.heardTo) : '';
    const facts = role === 'user' && hiddenAt === undefined ? findFacts(text, answered) : [];
    if (facts.length > 0) {
      found.set(index, facts);
    }
  }
  return found;
};

interface ImportedFacts {
  readonly room: Pick<RoomRow, 'room_id' | 'user_id' | 'mate_id'>;
  readonly messages: readonly Pick<MessageRow, 'message_id' | 'created_at'>[];
  readonly found: ReadonlyMap<number, readonly FoundFact[]>;
}

/** Stores what the messages of a new room taught: of facts that say the same the newest, and of all the newest up to the limits. */
export const storeImportedFacts = async (
  transaction: DatabaseTransaction,
  now: number,
  { room, messages, found }: ImportedFacts,
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

const toFactRow = ({
  room,
  message,
  learnedBy,
  fact,
  now,
}: Omit<MessageFacts, 'found'> & { readonly fact: FoundFact; readonly now: number }): FactRow => ({
  // One millisecond apart, so that the order of the message remains.
  fact_id: newId(now),
  user_id: room.user_id,
  mate_id: room.mate_id,
  room_id: fact.kind === 'story' ? room.room_id : null,
  kind: fact.kind,
  text: cutText(fact.text, maxFactLength),
  topic: fact.topic,
  is_exclusive: fact.isExclusive ? 1 : 0,
  ends_topic: fact.endsTopic === true ? 1 : 0,
  is_repeated: 0,
  source_room_id: room.room_id,
  source_message_id: message.message_id,
  learned_by: learnedBy,
  pinned_at: null,
  ended_at: null,
  forgotten_at: null,
  client_id: null,
  created_at: message.created_at,
  updated_at: now,
});
