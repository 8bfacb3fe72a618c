import { minutes } from '../../../shared/clock.ts';
import type { Database } from '../../../store/database.ts';
import type { RoomRow } from '../../../store/schema-rooms.ts';
import { unclaimed } from './claims.ts';

/** How long a conversation is idle before it is read, in milliseconds, and after how many messages it is read without a pause. */
export const idleTime = minutes(1);
export const maxTurns = 12;

/** Schedules that a model reads the new messages of a room for facts and chapters, after the user sent one more. */
export const scheduleReading = async (
  transaction: Database,
  { room_id: roomId }: Pick<RoomRow, 'room_id'>,
  now: number,
): Promise<void> => {
  await transaction
    .insertInto('memory_jobs')
    .values({ ...newJob, room_id: roomId, turns: 1, due_at: now + idleTime })
    .onConflict((conflict) =>
      conflict.column('room_id').doUpdateSet((column) => ({
        turns: column('memory_jobs.turns', '+', 1),
        due_at: column
          .case()
          .when('memory_jobs.turns', '>=', maxTurns - 1)
          .then(
            column.fn.coalesce(
              column.case().when('memory_jobs.due_at', '<', now).then(column.ref('memory_jobs.due_at')).end(),
              column.val(now),
            ),
          )
          .else(now + idleTime)
          .end(),
      })),
    )
    .execute();
};

const newJob = { ...unclaimed, read_seq: 0, chapter_seq: 0, turns: 0, due_at: null };

/**
 * Excludes the messages of a room up to this `seq` from being read for facts, also by an attempt that has begun, and those up to
 * `chapterSeq` from chapters.
 */
export const skipReading = async (
  transaction: Database,
  { room_id: roomId }: Pick<RoomRow, 'room_id'>,
  seq: number,
  chapterSeq = seq,
): Promise<void> => {
  await transaction
    .insertInto('memory_jobs')
    .values({ ...newJob, room_id: roomId, read_seq: seq, chapter_seq: chapterSeq })
    .onConflict((conflict) =>
      conflict.column('room_id').doUpdateSet((column) => ({
        read_seq: seq,
        chapter_seq: chapterSeq,
        turns: 0,
        due_at: null,
        claim: column('memory_jobs.claim', '+', 1),
        claimed_until: null,
      })),
    )
    .execute();
};
