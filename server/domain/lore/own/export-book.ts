import type { AccountExport } from '../../../../contract/account/account.ts';
import type { LorebookFormat } from '../../../../contract/lore/lorebook.ts';
import { toCardEntry, toWorldEntry } from '../../../companions/lore/convert-entry.ts';
import { isWorldEntry } from '../../../companions/lore/entry-fields.ts';
import type { EntrySource } from '../../../companions/lore/write-fields.ts';
import { mapInTurns } from '../../../shared/event-loop.ts';
import type { Database } from '../../../store/database.ts';
import type { LorebookRow } from '../../../store/schema/lore.ts';
import { getBookRow, listBooks, type OwnBook } from './own-books.ts';
import { parseSource, readEntryRows } from './read-own-book.ts';

/** An entry with the name that its file had for it. */
interface StoredEntry {
  readonly fileKey: string | null;
  /** JSON. */
  readonly source: string;
}

/** Returns a book of the user's as a file. Throws `notFound` for another one. */
export const exportBook = async (
  database: Database,
  { format, ...book }: OwnBook & { readonly format: LorebookFormat },
): Promise<{ readonly name: string; readonly text: string }> => {
  const row = await getBookRow(database, book);
  const entries: StoredEntry[] = [];
  for await (const rows of readEntryRows(database, row.book_id)) {
    entries.push(...rows.map(({ file_key: fileKey, source }) => ({ fileKey, source })));
  }
  return { name: row.name, text: await (format === 'world' ? toWorld : toVersion3)(row, entries) };
};

const toVersion3 = async (row: LorebookRow, entries: readonly StoredEntry[]): Promise<string> => {
  const written = await mapInTurns(entries, ({ source }) => {
    const entry = parseSource(source);
    return isWorldEntry(entry) ? JSON.stringify(toCardEntry(entry)) : source;
  });
  const settings = {
    ...(row.is_world === 1 ? { name: row.name, extensions: {} } : {}),
    ...parseSource(row.source),
  };
  const data = withJson(settings, 'entries', `[${written.join(',')}]`);
  return withJson({ ...parseSource(row.wrapper), spec: 'lorebook_v3' }, 'data', data);
};

/** Entries have the names of their file, and others the next free numbers. */
const toWorld = async (row: LorebookRow, entries: readonly StoredEntry[]): Promise<string> => {
  const used = new Set(entries.map(({ fileKey }) => fileKey));
  let next = 0;
  const takeNumber = (): number => {
    while (used.has(String(next))) next += 1;
    return next++;
  };
  const written = await mapInTurns(entries, ({ fileKey, source }) => {
    const entry = parseSource(source);
    if (fileKey !== null && isWorldEntry(entry)) return `${JSON.stringify(fileKey)}:${source}`;
    const uid = takeNumber();
    return `"${uid}":${JSON.stringify({ ...toWorldEntry(entry, uid), uid })}`;
  });
  const settings = { ...(row.is_world === 1 ? {} : { name: row.name }), ...parseSource(row.source) };
  return withJson(settings, 'entries', `{${written.join(',')}}`);
};

/** Returns the JSON of an object with one more field, which is JSON already: writing a long book at once would hold the thread. */
const withJson = (fields: EntrySource, name: string, json: string): string => {
  const written = JSON.stringify(fields).slice(0, -1);
  return `${written}${written === '{' ? '' : ','}${JSON.stringify(name)}:${json}}`;
};

/** Returns all books of the user's for the export of an account. */
export const exportBooks = async (
  database: Database,
  userId: string,
): Promise<AccountExport['lorebooks']> => {
  const exported = [];
  for (const { bookId, name, mateIds, roomIds } of await listBooks(database, userId)) {
    const { text: file } = await exportBook(database, { userId, bookId, format: 'v3' });
    exported.push({ bookId, name, mateIds, roomIds, file });
  }
  return exported;
};
