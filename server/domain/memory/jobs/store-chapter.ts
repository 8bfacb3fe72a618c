import { newId } from '../../../shared/ids.ts';
import type { DatabaseTransaction } from '../../../store/database.ts';
import type { RoomRow } from '../../../store/schema/rooms.ts';
import { isSexualAboutMinors } from '../../../text-safety/minors.ts';
import type { DueChapter } from '../chapters/due-chapter.ts';
import { changeJob, oneRun, type ClaimedJob } from './claims.ts';
import { lockRoomOf, type ReadingDeps } from './finish-reading.ts';

interface WrittenChapter {
  readonly chapter: DueChapter;
  /** '' when the model wrote none that can be used: its messages are then not summarized any more. */
  readonly text: string;
}

/**
 * Stores a summary together with the end of the attempt, so that nothing is stored twice; nothing when another attempt has claimed
 * the job, or the messages have been deleted or hidden since. The room is then checked again for what follows.
 */
export const storeChapter = (
  deps: ReadingDeps,
  job: ClaimedJob,
  { chapter, text }: WrittenChapter,
): Promise<void> =>
  deps.database.transaction().execute(async (transaction) => {
    const now = deps.now();
    const room = await lockRoomOf(transaction, deps, job);
    const isUsable = text !== '' && !isSexualAboutMinors(text);
    const isOwn = await changeJob(transaction, job, {
      ...oneRun(now),
      failures: 0,
      claimed_until: null,
      due_at: now,
    });
    if (isOwn && !isUsable) {
      await transaction
        .updateTable('memory_jobs')
        .set({ chapter_seq: chapter.lastSeq })
        .where('room_id', '=', job.room_id)
        .execute();
    } else if (isOwn && room?.removed_at === null && room.remembers === 1) {
      await insertChapter(transaction, room, { chapter, text }, now);
    }
  });

const insertChapter = async (
  transaction: DatabaseTransaction,
  room: RoomRow,
  { chapter: { lines, lastSeq }, text }: WrittenChapter,
  now: number,
): Promise<void> => {
  const [first, last] = [lines[0], lines.at(-1)];
  const shown = await transaction
    .selectFrom('messages')
    .select('message_id')
    .where('message_id', '=', last?.messageId ?? '')
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  if (first === undefined || last === undefined || shown === undefined) {
    return;
  }
  await transaction
    .insertInto('chapters')
    .values({
      chapter_id: newId(now),
      room_id: room.room_id,
      user_id: room.user_id,
      first_message_id: first.messageId,
      last_message_id: last.messageId,
      last_seq: lastSeq,
      message_count: lines.length,
      text,
      learned_by: 'model',
      created_at: now,
      updated_at: now,
    })
    .execute();
};
