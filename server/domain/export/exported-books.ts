import type { CompanionIndex } from '../../../contract/account/companion-file.ts';
import type { Database } from '../../store/database.ts';
import { exportBook } from '../lore/own/export-book.ts';
import type { ExportedMate } from './exported-mates.ts';
import { portableId } from '../portable-id.ts';
import type { ExportScope } from './export-scope.ts';

interface Wanted {
  readonly scope: ExportScope;
  readonly roomIds: readonly string[];
  readonly mates: readonly ExportedMate[];
}

/** Returns the user's lorebooks, in the form in which they were brought along: all, or those that the exported rooms and mates use. */
export const readBooksToExport = async (
  database: Database,
  userId: string,
  wanted: Wanted,
): Promise<Array<CompanionIndex['lorebooks'][number] & { readonly text: string }>> => {
  const rows = await database
    .selectFrom('lorebooks')
    .select((select) => [
      'book_id',
      'client_id',
      'name',
      'is_world',
      'updated_at',
      select
        .selectFrom('lore_entries')
        .select(select.fn.countAll<number>().as('count'))
        .whereRef('lore_entries.book_id', '=', 'lorebooks.book_id')
        .where('lore_entries.deleted_at', 'is', null)
        .as('entries'),
    ])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('book_id')
    .execute();
  const used = await findUsed(database, wanted);
  const books = [];
  for (const row of rows.filter(({ book_id: bookId }) => used === null || used.has(bookId))) {
    const format = row.is_world === 1 ? 'world' : 'v3';
    const { text } = await exportBook(database, { userId, bookId: row.book_id, format });
    const id = portableId(row.client_id, row.book_id);
    books.push({ id, name: row.name, entries: row.entries ?? 0, updatedAt: row.updated_at, text });
  }
  return books;
};

/** Null for all. */
const findUsed = async (
  database: Database,
  { scope, roomIds, mates }: Wanted,
): Promise<ReadonlySet<string> | null> => {
  if (scope.mateId === undefined && scope.roomId === undefined) return null;
  const mateIds = mates.map(({ mateId }) => mateId);
  const ofMates = await database
    .selectFrom('mate_lorebooks')
    .select('book_id')
    .where('mate_id', 'in', ['', ...mateIds])
    .execute();
  const ofRooms = await database
    .selectFrom('room_lorebooks')
    .select('book_id')
    .where('room_id', 'in', ['', ...roomIds])
    .execute();
  return new Set([...ofMates, ...ofRooms].map((row) => row.book_id));
};
