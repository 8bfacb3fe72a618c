import * as v from 'valibot';
import type { LoreBook, LoreEntry } from '../../../companions/lore/lore-book.ts';
import { BookSettings, toBook } from '../../../companions/lore/read-book.ts';
import { readEntry } from '../../../companions/lore/read-entry.ts';
import { toObject, type EntrySource } from '../../../companions/lore/write-fields.ts';
import { mapInTurns } from '../../../shared/event-loop.ts';
import type { Database } from '../../../store/database.ts';
import type { LoreEntryRow } from '../../../store/schema/lore.ts';

/** How many entries a statement reads: others have their turns between two. */
const rowsAtOnce = 200;

/** Parses a stored book or entry. */
export const parseSource = (json: string): EntrySource => toObject(JSON.parse(json));

/** Reads the entries of a book in their order, in parts. */
export async function* readEntryRows(database: Database, bookId: string): AsyncGenerator<LoreEntryRow[]> {
  let after = { position: -1, entry_id: '' };
  for (;;) {
    const rows = await selectEntriesAfter(database, bookId, after).limit(rowsAtOnce).execute();
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    after = last;
  }
}

/** Entries of a book that are not deleted, in their order, after a place. */
export const selectEntriesAfter = (
  database: Database,
  bookId: string,
  { position, entry_id }: Pick<LoreEntryRow, 'position' | 'entry_id'>,
) =>
  database
    .selectFrom('lore_entries')
    .selectAll()
    .where('book_id', '=', bookId)
    .where('deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where('position', '>', position),
        where.and([where('position', '=', position), where('entry_id', '>', entry_id)]),
      ]),
    )
    .orderBy('position')
    .orderBy('entry_id');

/** An entry of a stored book as it is used. */
export interface UsedEntry {
  readonly entryId: string;
  readonly entry: LoreEntry;
}

/** Names a version of a stored book. */
export const toBookVersion = (bookId: string, revision: number): string => JSON.stringify([bookId, revision]);

/** Returns a stored book as it is used, with the ids of its entries; null where it was deleted. Yields to other work. */
export const readUsedBook = async (
  database: Database,
  bookId: string,
): Promise<{ readonly book: LoreBook; readonly entryIds: readonly string[] } | null> => {
  const row = await database
    .selectFrom('lorebooks')
    .select(['name', 'source', 'revision'])
    .where('book_id', '=', bookId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const used: UsedEntry[] = [];
  for await (const rows of readEntryRows(database, bookId)) {
    const entries = await mapInTurns(rows, ({ entry_id: entryId, source, position }) => {
      const entry = readEntry(parseSource(source), String(position + 1));
      return entry === null ? null : { entryId, entry };
    });
    used.push(...entries.filter((one) => one !== null));
  }
  const settings = v.parse(BookSettings, parseSource(row.source));
  const part = { title: row.name, version: toBookVersion(bookId, row.revision) };
  return {
    book: { ...toBook(settings, part), entries: used.map(({ entry }) => entry) },
    entryIds: used.map(({ entryId }) => entryId),
  };
};
