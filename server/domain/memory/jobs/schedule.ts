import { minutes } from '../../../shared/clock.ts';
import type { Database } from '../../../store/database.ts';
import type { MessageRow, RoomRow } from '../../../store/schema/rooms.ts';
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

/**
 * Begins the idle time of a room again at the end of a reply, which may have taken longer. Else the host that wrote it would be busy
 * with the reading when the user answers: some end a request that is aborted only after the next 2,048 tokens.
 */
export const delayReading = async (transaction: Database, roomId: string, now: number): Promise<void> => {
  await transaction
    .updateTable('memory_jobs')
    .set({ due_at: now + idleTime })
    .where('room_id', '=', roomId)
    .where('due_at', '<', now + idleTime)
    .where('turns', '<', maxTurns)
    .execute();
};

/**
 * Has a message read again for facts and chapters, as if nothing had been read from it on, also by an attempt that has begun; what a model
 * learned from it is deleted.
 */
export const readAgain = async (
  transaction: Database,
  {
    room: { room_id: roomId },
    message: { message_id: messageId, seq },
  }: {
    readonly room: Pick<RoomRow, 'room_id'>;
    readonly message: Pick<MessageRow, 'message_id' | 'seq'>;
  },
  now: number,
): Promise<void> => {
  await transaction
    .updateTable('memory_jobs')
    .set((column) => ({
      read_seq: column
        .case()
        .when('read_seq', '>=', seq)
        .then(seq - 1)
        .else(column.ref('read_seq'))
        .end(),
      due_at: now + idleTime,
      claim: column('claim', '+', 1),
      claimed_until: null,
    }))
    .where('room_id', '=', roomId)
    .where((where) => where.or([where('read_seq', '>=', seq), where('claimed_until', 'is not', null)]))
    .execute();
  await transaction
    .deleteFrom('facts')
    .where('source_message_id', '=', messageId)
    .where('learned_by', '=', 'model')
    .where('forgotten_at', 'is', null)
    .execute();
  await transaction
    .deleteFrom('chapters')
    .where('last_message_id', '=', messageId)
    .where('learned_by', '=', 'model')
    .where('forgotten_at', 'is', null)
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
