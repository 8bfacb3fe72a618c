import type { OpenedDatabase } from '../../../../server/store/database.ts';
import { openDatabase, type DatabaseLocation } from '../../../../server/store/open/open-database.ts';

/** Opens the database for this work, and closes it afterwards. */
export async function withDatabase<Result>(
  place: DatabaseLocation,
  work: (opened: OpenedDatabase) => Promise<Result>,
): Promise<Result> {
  const opened = await openDatabase(place);
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}
