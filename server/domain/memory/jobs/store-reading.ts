import type { ReadFact } from '../../../companions/companion.ts';
import type { DatabaseTransaction } from '../../../store/database.ts';
import type { RoomRow } from '../../../store/schema-rooms.ts';
import { isSexualAboutMinors } from '../../../text-safety/minors.ts';
import type { StoreDeps } from '../../store-deps.ts';
import { learnFacts } from '../learn.ts';
import { changeJob, oneRun, type ClaimedJob } from './claims.ts';
import { idleTime } from './schedule.ts';
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
export const storeReading = (deps: StoreDeps, job: ClaimedJob, reading: Reading): Promise<void> =>
  deps.database.transaction().execute(async (transaction) => {
    const room = await transaction
      .selectFrom('rooms')
      .selectAll()
      .where('room_id', '=', job.room_id)
      .$if(deps.dialect === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (room === undefined || !(await finishJob(transaction, deps, { job, ...reading }))) {
      return;
    }
    if (room.removed_at === null && room.remembers === 1) {
      await learn(transaction, deps, room, reading.facts);
    }
  });

/** Returns false when another attempt has claimed it. */
const finishJob = async (
  transaction: DatabaseTransaction,
  { now }: StoreDeps,
  { job, part, isAnswered }: Reading & { readonly job: ClaimedJob },
): Promise<boolean> => {
  const stored = await transaction
    .selectFrom('memory_jobs')
    .select('due_at')
    .where('room_id', '=', job.room_id)
    .where('claim', '=', job.claim)
    .executeTakeFirst();
  const { turns } = await transaction
    .selectFrom('messages')
    .select((column) => column.fn.countAll<number>().as('turns'))
    .where('room_id', '=', job.room_id)
    .where('seq', '>', part.lastSeq)
    .where('role', '=', 'user')
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow();
  const isNewer = stored?.due_at !== job.due_at;
  const nextDue = isNewer ? (stored?.due_at ?? now()) : now() + idleTime;
  const left = turns > 0 ? nextDue : null;
  const isOwn = await changeJob(transaction, job, {
    ...(isAnswered ? oneRun(now()) : {}),
    failures: 0,
    claimed_until: null,
    due_at: part.hasMore ? now() : left,
  });
  if (isOwn) {
    await transaction
      .updateTable('memory_jobs')
      .set({ read_seq: part.lastSeq, turns })
      .where('room_id', '=', job.room_id)
      .execute();
  }
  return isOwn;
};

/**
 * Facts of messages that were deleted or hidden meanwhile, or of which the user has forgotten something, are not learned; nor those
 * of a topic about which rules found something in the same message.
 */
const learn = async (
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
      await learnFacts(transaction, now(), { room, message, found, learnedBy: 'model' });
    }
  }
};
