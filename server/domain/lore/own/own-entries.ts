import { code } from '../../../../contract/envelope.ts';
import { maxLoreEntries, type LoreChanges, type OwnLoreEntry } from '../../../../contract/lore/lore-entry.ts';
import { readFields } from '../../../companions/lore/entry-fields.ts';
import { findUnusableKeys } from '../../../companions/lore/keys/unusable-keys.ts';
import { arePatternsOff } from '../../../companions/lore/patterns/slow-books.ts';
import { createEntry, writeFields, type EntrySource } from '../../../companions/lore/write-fields.ts';
import { mapInTurns } from '../../../shared/event-loop.ts';
import { newId } from '../../../shared/ids.ts';
import type { Database } from '../../../store/database.ts';
import type { LorebookRow, LoreEntryRow } from '../../../store/schema/lore.ts';
import { DomainError } from '../../domain-error.ts';
import { assertSafeFields } from '../../safety/content-rules.ts';
import type { StoreDeps } from '../../store-deps.ts';
import { withUserLock } from '../../user-lock.ts';
import { assertWithinLore, sizeOfEntry, touchBook } from './lore-storage.ts';
import { changedElsewhere, getBookRow, type OwnBook } from './own-books.ts';
import { parseSource, selectEntriesAfter, toBookVersion } from './read-own-book.ts';

export const tooManyEntries = () =>
  new DomainError(code.limitReached, 'loreEntryLimit', { value: maxLoreEntries });

const entryNotFound = () => new DomainError(code.notFound, 'loreEntryNotFound');

/** The most of a book that one answer has: a number of entries, and the length of their JSON in UTF-16 units. */
const entriesAtOnce = 500;
const lengthAtOnce = 1_000_000;

/** Returns entries of a book in their order, after the entry `after`, and the `after` of the next ones. */
export const readEntries = async (
  database: Database,
  { after, ...book }: OwnBook & { readonly after: string | null },
): Promise<{ readonly entries: OwnLoreEntry[]; readonly next: string | null }> => {
  const { book_id: bookId, revision } = await getBookRow(database, book);
  const place = after === null ? { position: -1, entry_id: '' } : await findPlace(database, bookId, after);
  const rows = await selectEntriesAfter(database, bookId, place)
    .limit(entriesAtOnce + 1)
    .execute();
  let length = 0;
  const fitting = rows
    .slice(0, entriesAtOnce)
    .filter(({ source }, index) => (length += source.length) <= lengthAtOnce || index === 0);
  const entries = await toEntries(fitting, arePatternsOff(toBookVersion(bookId, revision)));
  return { entries, next: fitting.length < rows.length ? (entries.at(-1)?.entryId ?? null) : null };
};

/** Also of an entry that was deleted in the meantime. */
const findPlace = async (
  database: Database,
  bookId: string,
  entryId: string,
): Promise<Pick<LoreEntryRow, 'position' | 'entry_id'>> => {
  const row = await database
    .selectFrom('lore_entries')
    .select(['position', 'entry_id'])
    .where('entry_id', '=', entryId)
    .where('book_id', '=', bookId)
    .executeTakeFirst();
  if (row === undefined) throw entryNotFound();
  return row;
};

const toEntries = async (rows: readonly LoreEntryRow[], areOff: boolean): Promise<OwnLoreEntry[]> => {
  const read = await mapInTurns(rows, (row) => ({ row, fields: fieldsOf(row) }));
  const unusable = await findUnusableKeys(
    read.map(({ fields }) => fields),
    areOff,
  );
  return read.map(({ row, fields }, at) => ({
    entryId: row.entry_id,
    version: row.version,
    fields,
    unusableKeys: unusable[at] ?? [],
    updatedAt: row.updated_at,
  }));
};

const fieldsOf = (row: LoreEntryRow): OwnLoreEntry['fields'] => {
  const fields = readFields(parseSource(row.source));
  if (fields === null) throw entryNotFound();
  return fields;
};

interface SaveEntry extends OwnBook {
  readonly entryId: string | null;
  readonly version: number | null;
  readonly clientId: string | null;
  readonly fields: LoreChanges;
}

/**
 * Changes an entry of the user's, or adds one, once per `clientId`. Throws `notFound`, `changedElsewhere` for another `version`,
 * `contentRefused` for forbidden texts and `limitReached` at a cap.
 */
export const saveEntry = async (deps: StoreDeps, input: SaveEntry): Promise<OwnLoreEntry> => {
  const row = await withUserLock(deps, input.userId, async (transaction) => {
    const book = await getBookRow(transaction, input);
    const saved =
      input.entryId === null
        ? await addEntry(transaction, deps.now(), { ...input, book })
        : await changeEntry(transaction, deps.now(), { ...input, entryId: input.entryId });
    await assertWithinLore(transaction, deps.dialect, input.userId);
    return saved;
  });
  const [entry] = await toEntries([row], false);
  if (entry === undefined) throw entryNotFound();
  return entry;
};

const changeEntry = async (
  transaction: Database,
  now: number,
  { bookId, entryId, version, fields }: SaveEntry & { readonly entryId: string },
): Promise<LoreEntryRow> => {
  const row = await transaction
    .selectFrom('lore_entries')
    .selectAll()
    .where('entry_id', '=', entryId)
    .where('book_id', '=', bookId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw entryNotFound();
  if (row.version !== version) throw changedElsewhere();
  const source = toSafeSource(parseSource(row.source), fields);
  await touchBook(transaction, bookId, { now, bytes: sizeOfEntry(source) - sizeOfEntry(row.source) });
  return transaction
    .updateTable('lore_entries')
    .set({ source, version: row.version + 1, updated_at: now })
    .where('entry_id', '=', entryId)
    .returningAll()
    .executeTakeFirstOrThrow();
};

const addEntry = async (
  transaction: Database,
  now: number,
  { book, clientId, fields }: SaveEntry & { readonly book: LorebookRow },
): Promise<LoreEntryRow> => {
  const known = clientId === null ? null : await findByClientId(transaction, book.book_id, clientId);
  if (known !== null) return known;
  const position = await nextPosition(transaction, book.book_id);
  const source = toSafeSource(createEntry(book.is_world === 1, position), fields);
  await touchBook(transaction, book.book_id, { now, bytes: sizeOfEntry(source) });
  return transaction
    .insertInto('lore_entries')
    .values({
      entry_id: newId(now),
      book_id: book.book_id,
      client_id: clientId,
      position,
      file_key: null,
      source,
      version: 1,
      deleted_at: null,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

const findByClientId = async (
  transaction: Database,
  bookId: string,
  clientId: string,
): Promise<LoreEntryRow | null> => {
  const row = await transaction
    .selectFrom('lore_entries')
    .selectAll()
    .where('book_id', '=', bookId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (row !== undefined && row.deleted_at !== null) throw entryNotFound();
  return row ?? null;
};

/** Returns the place after all entries of a book. Throws `limitReached` at the cap. */
const nextPosition = async (transaction: Database, bookId: string): Promise<number> => {
  const { last } = await transaction
    .selectFrom('lore_entries')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('book_id', '=', bookId)
    .executeTakeFirstOrThrow();
  await assertSpaceFor(transaction, bookId, 1);
  return last === null ? 0 : last + 1;
};

/** Throws `limitReached` when a book cannot have so many more entries. */
export const assertSpaceFor = async (transaction: Database, bookId: string, added: number): Promise<void> => {
  const { count } = await transaction
    .selectFrom('lore_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('book_id', '=', bookId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count + added > maxLoreEntries) throw tooManyEntries();
};

/** Returns the JSON of an entry with changes. Throws `contentRefused` for forbidden texts. */
const toSafeSource = (source: EntrySource, fields: LoreChanges): string => {
  const changed = writeFields(source, fields);
  const { name = '', keys = [], content = '' } = readFields(changed) ?? {};
  assertSafeFields({ 'fields.name': name, 'fields.keys': keys, 'fields.content': content });
  return JSON.stringify(changed);
};
