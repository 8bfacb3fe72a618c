import type { ReadFact } from '../../../companions/companion.ts';
import type { DatabaseTransaction } from '../../../store/database.ts';
import type { RoomRow } from '../../../store/schema/rooms.ts';
import { isSexualAboutMinors } from '../../../text-safety/minors.ts';
import type { StoreDeps } from '../../store-deps.ts';
import { storeFacts } from '../extract-facts.ts';
import type { ClaimedJob } from './claims.ts';
import { finishReading, lockRoomOf, type ReadingDeps } from './finish-reading.ts';
import type { UnreadPart } from './unread-lines.ts';

interface Reading {
  readonly part: UnreadPart;
  readonly facts: readonly ReadFact[];
  /** Whether the model was asked. */
  readonly isAnswered: boolean;
}

/**
 * Stores what was found together with how far the room was read, so that nothing is stored twice; nothing when another attempt has
 * claimed the job.
 */
export const storeReading = (
  deps: ReadingDeps,
  job: ClaimedJob,
  { part, facts, isAnswered }: Reading,
): Promise<void> =>
  deps.database.transaction().execute(async (transaction) => {
    const room = await lockRoomOf(transaction, deps, job);
    if (room === undefined || !(await finishReading(transaction, deps, { job, room, ...part, isAnswered }))) {
      return;
    }
    if (room.removed_at === null && room.remembers === 1) {
      await storeReadFacts(transaction, deps, room, facts);
    }
  });

/**
 * Facts of messages that were deleted or hidden meanwhile, or of which the user has forgotten something, are not learned; nor those
 * of a topic about which rules found something in the same message.
 */
const storeReadFacts = async (
  transaction: DatabaseTransaction,
  { now }: StoreDeps,
  room: RoomRow,
  facts: readonly ReadFact[],
): Promise<void> => {
  const ids = [...new Set(facts.map(({ messageId }) => messageId))];
  if (ids.length === 0) {
    return;
  }
  const shown = await transaction
    .selectFrom('messages')
    .select(['message_id', 'created_at'])
    .where('message_id', 'in', ids)
    .where('room_id', '=', room.room_id)
    .where('hidden_at', 'is', null)
    .orderBy('seq')
    .execute();
  const learned = await transaction
    .selectFrom('facts')
    .select(['source_message_id', 'topic', 'forgotten_at'])
    .where('source_message_id', 'in', ids)
    .execute();
  for (const message of shown) {
    const known = learned.filter((row) => row.source_message_id === message.message_id);
    const topics = new Set(known.map(({ topic }) => topic).filter((topic) => topic !== ''));
    const found = facts.filter(
      ({ messageId, topic, text }) =>
        messageId === message.message_id && !topics.has(topic) && !isSexualAboutMinors(text),
    );
    if (known.every((row) => row.forgotten_at === null)) {
      await storeFacts(transaction, now(), { room, message, found, learnedBy: 'model' });
    }
  }
};
