import { cutText } from '../../../contract/letters.ts';
import { factLimit } from '../../../contract/memory.ts';
import type { FoundFact } from '../../companions/facts/find-facts.ts';
import { newId } from '../../shared/ids.ts';
import type { Database } from '../../store/database.ts';
import type { FactRow } from '../../store/schema-memory.ts';
import type { RoomRow } from '../../store/schema-rooms.ts';
import { makeSpaceForFact } from './fact-limits.ts';
import { keyOf, readVisibleFacts, toRemembered } from './remembered.ts';

/** Facts of one message, and who found them. */
export interface Lesson {
  readonly room: Pick<RoomRow, 'room_id' | 'user_id' | 'mate_id'>;
  readonly message: Pick<FactRow, 'created_at'> & { readonly message_id: string };
  readonly found: readonly FoundFact[];
  readonly learnedBy: 'rule' | 'model';
}

/** Stores what a message taught the mate, as far as the limits allow. Returns the rows of what was new to it. */
export const learnFacts = async (
  transaction: Database,
  now: number,
  { room, message, found, learnedBy }: Lesson,
): Promise<FactRow[]> => {
  if (found.length === 0) {
    return [];
  }
  const pair = { userId: room.user_id, mateId: room.mate_id };
  const known = toRemembered(await readVisibleFacts(transaction, pair))
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

export const toFactRow = ({
  room,
  message,
  learnedBy,
  fact,
  now,
}: Omit<Lesson, 'found'> & { readonly fact: FoundFact; readonly now: number }): FactRow => ({
  // One millisecond apart, so that the order of the message remains.
  fact_id: newId(now),
  user_id: room.user_id,
  mate_id: room.mate_id,
  room_id: fact.kind === 'story' ? room.room_id : null,
  kind: fact.kind,
  text: cutText(fact.text, factLimit),
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
