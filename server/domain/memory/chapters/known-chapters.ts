import type { KnownChapter } from '../../../companions/companion.ts';
import type { Database } from '../../../store/database.ts';
import { selectShownChapters, toChapter } from './chapters.ts';

/** How many chapters are chosen at most: the recent messages can have some of them, and say more. */
const max = 20;

/** Returns the chapters that a room's mate should know for an answer, the newest first; none where it does not remember. */
export const readKnownChapters = async (database: Database, roomId: string): Promise<KnownChapter[]> => {
  const rows = await selectShownChapters(database, roomId)
    .innerJoin('rooms', 'rooms.room_id', 'chapters.room_id')
    .where('rooms.remembers', '=', 1)
    .limit(max)
    .execute();
  return rows.map(toChapter);
};
