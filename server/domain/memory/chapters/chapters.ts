import * as v from 'valibot';
import type { AccountExport } from '../../../../contract/account/account.ts';
import { ExportedChapter, type Chapter } from '../../../../contract/memory/memory.ts';
import type { Database } from '../../../store/database.ts';
import type { ChapterRow } from '../../../store/schema/memory.ts';
import type { Viewer } from '../../mates/mate-access.ts';
import { readOpenRoom, assertLasting } from '../../transcript/room-access.ts';
import type { StoreDeps } from '../../store-deps.ts';

/** A chapter with when its first and last messages were written. */
export type DatedChapter = ChapterRow & { readonly first_at: number; readonly last_at: number };

/** Selects chapters whose messages exist. */
export const selectChapters = (database: Database) =>
  database
    .selectFrom('chapters')
    .innerJoin('messages as first', 'first.message_id', 'chapters.first_message_id')
    .innerJoin('messages as last', 'last.message_id', 'chapters.last_message_id')
    .selectAll('chapters')
    .select(['first.created_at as first_at', 'last.created_at as last_at']);

/** Selects the chapters of a room's shown branch that were not forgotten, the newest first. */
export const selectShownChapters = (database: Database, roomId: string) =>
  selectChapters(database)
    .where('chapters.room_id', '=', roomId)
    .where('chapters.forgotten_at', 'is', null)
    .where('last.hidden_at', 'is', null)
    .orderBy('chapters.last_seq', 'desc');

export const toChapter = (row: DatedChapter): Chapter => ({
  chapterId: row.chapter_id,
  roomId: row.room_id,
  text: row.text,
  from: { messageId: row.first_message_id, at: row.first_at },
  to: { messageId: row.last_message_id, at: row.last_at },
  count: row.message_count,
  learnedBy: row.learned_by,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** Returns the chapters of one of the viewer's rooms. Throws as `assertChapterRoom` does. */
export const readRoomChapters = async (
  { database }: Pick<StoreDeps, 'database'>,
  { roomId, ...viewer }: Viewer & { readonly roomId: string },
): Promise<{ chapters: Chapter[] }> => {
  await assertChapterRoom(database, viewer, roomId);
  const rows = await selectShownChapters(database, roomId).execute();
  return { chapters: rows.map(toChapter) };
};

/** Returns the chapters of a room, oldest first, also of hidden branches. What a model wrote of a hidden mate has no text. */
export const exportChapters = async (
  database: Database,
  roomId: string,
  { hasMateTexts }: { readonly hasMateTexts: boolean },
): Promise<AccountExport['rooms'][number]['chapters']> => {
  const rows = await selectChapters(database)
    .where('chapters.room_id', '=', roomId)
    .where('chapters.forgotten_at', 'is', null)
    .orderBy('chapters.last_seq')
    .execute();
  return rows.map((row) => {
    const chapter = v.parse(ExportedChapter, toChapter(row));
    return hasMateTexts || row.learned_by === 'you' ? chapter : { ...chapter, text: '' };
  });
};

/** Throws `notFound` unless the room is the viewer's, `matureOff` for a hidden one, and `forbidden` for a temporary one. */
export const assertChapterRoom = async (
  database: Database,
  viewer: Viewer,
  roomId: string,
): Promise<void> => {
  const room = await readOpenRoom(database, viewer, roomId);
  assertLasting(room.temporary === true);
};
