import { code } from '../../../../contract/envelope.ts';
import type { Chapter } from '../../../../contract/memory/memory.ts';
import type { Database, DatabaseTransaction } from '../../../store/database.ts';
import type { ChapterRow } from '../../../store/schema/memory.ts';
import { DomainError } from '../../domain-error.ts';
import type { Viewer } from '../../mates/mate-access.ts';
import { assertSafeFields } from '../../safety/content-rules.ts';
import { assertWithinStorage } from '../../storage.ts';
import type { StoreDeps } from '../../store-deps.ts';
import { withUserLock } from '../../user-lock.ts';
import { undoPeriod } from '../forget-fact.ts';
import { assertChapterRoom, selectChapters, toChapter, type DatedChapter } from './chapters.ts';

interface OwnChapter extends Viewer {
  readonly chapterId: string;
}

/**
 * Corrects the text of a chapter. It is still deleted with its messages, which it summarizes. Throws `contentRefused`, `notFound` for a
 * chapter that is not the user's, is forgotten, or whose messages are deleted or hidden, and `matureOff` for one of a hidden room.
 */
export const correctChapter = (
  deps: StoreDeps,
  input: OwnChapter & { readonly text: string },
): Promise<Chapter> => {
  assertSafeFields({ text: input.text });
  return withUserLock(deps, input.userId, async (transaction) => {
    const chapter = await findShown(transaction, deps, input);
    if (chapter === undefined || chapter.forgotten_at !== null) {
      throw chapterNotFound();
    }
    const { text } = input;
    const changed = await update(transaction, chapter, { text, learned_by: 'you', updated_at: deps.now() });
    await assertWithinStorage(transaction, deps.dialect, input.userId);
    return changed;
  });
};

/**
 * Forgets a chapter, or undoes that. Returns null where there is nothing to forget. Throws `notFound` when the undo period has ended,
 * and `matureOff` for one of a hidden room.
 */
export const forgetChapter = (
  deps: StoreDeps,
  { forgotten, ...input }: OwnChapter & { readonly forgotten: boolean },
): Promise<Chapter | null> =>
  withUserLock(deps, input.userId, async (transaction) => {
    const chapter = await findShown(transaction, deps, input);
    if (chapter === undefined) {
      if (forgotten) return null;
      throw chapterNotFound();
    }
    if (forgotten === (chapter.forgotten_at !== null)) {
      return toChapter(chapter);
    }
    const now = deps.now();
    return update(
      transaction,
      chapter,
      forgotten ? { forgotten_at: now, updated_at: now } : { forgotten_at: null },
    );
  });

/** Returns the viewer's chapter while it can be seen or restored. */
const findShown = async (
  transaction: Database,
  { now }: StoreDeps,
  { chapterId, ...viewer }: OwnChapter,
): Promise<DatedChapter | undefined> => {
  const chapter = await selectChapters(transaction)
    .innerJoin('rooms', 'rooms.room_id', 'chapters.room_id')
    .where('chapters.chapter_id', '=', chapterId)
    .where('chapters.user_id', '=', viewer.userId)
    .where('rooms.removed_at', 'is', null)
    .where('last.hidden_at', 'is', null)
    .where('chapters.text', '<>', '')
    .where((where) =>
      where.or([
        where('chapters.forgotten_at', 'is', null),
        where('chapters.forgotten_at', '>', now() - undoPeriod),
      ]),
    )
    .executeTakeFirst();
  if (chapter !== undefined) {
    await assertChapterRoom(transaction, viewer, chapter.room_id);
  }
  return chapter;
};

const update = async (
  transaction: DatabaseTransaction,
  chapter: DatedChapter,
  values: Partial<ChapterRow>,
): Promise<Chapter> => {
  await transaction
    .updateTable('chapters')
    .set(values)
    .where('chapter_id', '=', chapter.chapter_id)
    .execute();
  return toChapter({ ...chapter, ...values });
};

/** Deletes the texts of what was forgotten at this time or before: see `ChapterRow`. */
export const purgeForgottenChapters = async (database: Database, time: number): Promise<void> => {
  await database
    .updateTable('chapters')
    .set({ text: '' })
    .where('forgotten_at', '<=', time)
    .where('text', '<>', '')
    .execute();
};

const chapterNotFound = (): DomainError => new DomainError(code.notFound, 'chapterNotFound');
