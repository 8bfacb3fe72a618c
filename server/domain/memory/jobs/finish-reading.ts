import type { Companion, SuggestRequest } from '../../../companions/companion.ts';
import type { Log } from '../../../shared/log.ts';
import type { DatabaseTransaction } from '../../../store/database.ts';
import type { RoomRow } from '../../../store/schema/rooms.ts';
import type { StoreDeps } from '../../store-deps.ts';
import { isChapterDue } from '../chapters/due-chapter.ts';
import { changeJob, oneRun, type ClaimedJob } from './claims.ts';
import { idleTime } from './schedule.ts';

export interface ReadingDeps extends StoreDeps {
  readonly companion: Companion;
  /** Returns the conversation of a room as the model's host has read it; null where it has not. */
  readonly readTalk: (roomId: string, signal: AbortSignal) => Promise<SuggestRequest | null>;
  readonly log: Log;
}

/** Locks the room of a job in a transaction that stores what was read; undefined when it was deleted. */
export const lockRoomOf = (
  transaction: DatabaseTransaction,
  { dialect }: StoreDeps,
  job: ClaimedJob,
): Promise<RoomRow | undefined> =>
  transaction
    .selectFrom('rooms')
    .selectAll()
    .where('room_id', '=', job.room_id)
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();

interface FinishedReading {
  readonly job: ClaimedJob;
  readonly room: RoomRow;
  /** Up to where the room is read for facts, and whether more is to be read for them. */
  readonly lastSeq: number;
  readonly hasMore: boolean;
  /** Whether the model was asked. */
  readonly isAnswered: boolean;
}

/** Stores how far a room is read for facts, and when it is read again. Returns false when another attempt has claimed the job. */
export const finishReading = async (
  transaction: DatabaseTransaction,
  { companion, now }: ReadingDeps,
  { job, room, lastSeq, hasMore, isAnswered }: FinishedReading,
): Promise<boolean> => {
  const stored = await transaction
    .selectFrom('memory_jobs')
    .select(['due_at', 'chapter_seq'])
    .where('room_id', '=', job.room_id)
    .where('claim', '=', job.claim)
    .executeTakeFirst();
  const { turns } = await transaction
    .selectFrom('messages')
    .select((column) => column.fn.countAll<number>().as('turns'))
    .where('room_id', '=', job.room_id)
    .where('seq', '>', lastSeq)
    .where('role', '=', 'user')
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow();
  const isNewer = stored?.due_at !== job.due_at;
  const nextDue = isNewer ? (stored?.due_at ?? now()) : now() + idleTime;
  const left = turns > 0 ? nextDue : null;
  const canHaveChapters = companion.writeChapter !== undefined && room.remembers === 1;
  const place = { roomId: job.room_id, chapterSeq: stored?.chapter_seq ?? 0 };
  const isDue = hasMore || (canHaveChapters && (await isChapterDue(transaction, place)));
  const isOwn = await changeJob(transaction, job, {
    ...(isAnswered ? oneRun(now()) : {}),
    failures: 0,
    claimed_until: null,
    due_at: isDue ? now() : left,
  });
  if (isOwn) {
    await transaction
      .updateTable('memory_jobs')
      .set({ read_seq: lastSeq, turns })
      .where('room_id', '=', job.room_id)
      .execute();
  }
  return isOwn;
};
