import { cutText } from '../../../../contract/letters.ts';
import type { ReadLine } from '../../../companions/companion.ts';
import type { Database } from '../../../store/database.ts';
import { heardText } from '../../transcript/heard-text.ts';
import { selectShownChapters } from './chapters.ts';

/** How many messages a chapter summarizes. */
export const chapterLength = 100;
/** How many chapters a room has at most, also those of hidden branches. */
export const chaptersPerRoom = 500;

/** How much of a message is read for its chapter, in UTF-16 units. */
const longestLine = 1000;

/** Messages of a room's shown branch that are to be summarized. */
export interface DueChapter {
  /** The chapter before them; '' without one. */
  readonly before: string;
  readonly lines: readonly ReadLine[];
  readonly lastSeq: number;
}

interface Place {
  readonly roomId: string;
  /** Nothing up to this `seq` is summarized any more. */
  readonly chapterSeq: number;
}

/** Returns whether a hundred messages of the shown branch follow its last chapter, and the room can have one more. */
export const isChapterDue = async (database: Database, place: Place): Promise<boolean> => {
  const last = await selectUnsummarized(database, place.roomId, await findStart(database, place))
    .select('seq')
    .offset(chapterLength - 1)
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && (await countChapters(database, place.roomId)) < chaptersPerRoom;
};

/** Reads the messages of the chapter that is due; null when none is. */
export const readDueChapter = async (database: Database, place: Place): Promise<DueChapter | null> => {
  const rows = await selectUnsummarized(database, place.roomId, await findStart(database, place))
    .select(['message_id', 'role', 'text', 'heard_to', 'created_at', 'seq'])
    .limit(chapterLength)
    .execute();
  const last = rows[chapterLength - 1];
  if (last === undefined || (await countChapters(database, place.roomId)) >= chaptersPerRoom) {
    return null;
  }
  const previous = await selectShownChapters(database, place.roomId).limit(1).executeTakeFirst();
  return {
    before: previous?.text ?? '',
    lines: rows.map((row) => ({
      messageId: row.message_id,
      role: row.role,
      text: cutText(heardText(row), longestLine),
      at: row.created_at,
    })),
    lastSeq: last.seq,
  };
};

/** Forgotten chapters are not written again. */
const findStart = async (database: Database, { roomId, chapterSeq }: Place): Promise<number> => {
  const { seq } = await database
    .selectFrom('chapters')
    .innerJoin('messages as last', 'last.message_id', 'chapters.last_message_id')
    .select((column) => column.fn.max<number | null>('chapters.last_seq').as('seq'))
    .where('chapters.room_id', '=', roomId)
    .where('last.hidden_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Math.max(seq ?? 0, chapterSeq);
};

const selectUnsummarized = (database: Database, roomId: string, start: number) =>
  database
    .selectFrom('messages')
    .where('room_id', '=', roomId)
    .where('hidden_at', 'is', null)
    .where('seq', '>', start)
    .where('text', '<>', '')
    .where('status', '<>', 'streaming')
    .orderBy('seq');

const countChapters = async (database: Database, roomId: string): Promise<number> => {
  const { count } = await database
    .selectFrom('chapters')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('room_id', '=', roomId)
    .executeTakeFirstOrThrow();
  return count;
};
