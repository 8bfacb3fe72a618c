import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { loreEntryLimits, maxLoreEntries } from '../../../../contract/lore/lore-entry.ts';
import {
  lorebookLimits,
  type ImportedLorebook,
  type SkippedReason,
} from '../../../../contract/lore/lorebook.ts';
import { cutText } from '../../../../contract/letters.ts';
import { isPlacedEntry } from '../../../../contract/lore/placed-lore.ts';
import { readFields } from '../../../companions/lore/entry-fields.ts';
import { BookSettings, findBook } from '../../../companions/lore/read-book.ts';
import { toObject, type EntrySource } from '../../../companions/lore/write-fields.ts';
import { yieldWhenDue } from '../../../shared/event-loop.ts';
import { newId } from '../../../shared/ids.ts';
import { isDeeperThan } from '../../../../contract/json-depth.ts';
import type { DatabaseTransaction } from '../../../store/database.ts';
import { insertRows } from '../../../store/insert-rows.ts';
import type { LoreEntryRow } from '../../../store/schema/lore.ts';
import { isSexualAboutMinors } from '../../../text-safety/minors.ts';
import { DomainError } from '../../domain-error.ts';
import { changedRow, createdRow, type FormerRow } from '../../former-rows.ts';
import { recordImported } from '../../imported-items.ts';
import { assertSafeFields } from '../../safety/content-rules.ts';
import type { StoreDeps } from '../../store-deps.ts';
import { withUserLock } from '../../user-lock.ts';
import { findLimited } from './limited-entries.ts';
import { assertWithinLore, sizeOfEntry, touchBook } from './lore-storage.ts';
import { findByClientId, getBookRow, insertBook, readBook, type OwnBook } from './own-books.ts';
import { tooManyEntries } from './own-entries.ts';

interface ImportBook {
  readonly userId: string;
  readonly clientId: string;
  /** For a file without one. */
  readonly name: string;
  /** The JSON of the file. */
  readonly text: string;
  /** The import from another app that creates it. */
  readonly importId?: string | undefined;
}

interface FileEntry {
  readonly number: number;
  /** Its name among the entries of a world file. */
  readonly fileKey: string | null;
  readonly source: string;
}

interface FileBook {
  readonly name: string;
  readonly source: EntrySource;
  readonly wrapper: EntrySource;
  readonly isWorld: boolean;
  readonly entries: readonly FileEntry[];
  readonly skipped: ImportedLorebook['skipped'];
  /** Whether entries have a place in the conversation, or a role there. */
  readonly isPlaced: boolean;
}

/** The maximum length of an entry's JSON, in UTF-16 units: other programs store more with an entry than we read. */
const longestEntry = 100_000;
/** How many entries a file can have: each is reported. */
const maxEntriesInFile = 20_000;
const deepestFile = 64;

/**
 * Makes a book of the user's from a file, once per `clientId`; an entry that cannot be used is left out and named. Throws `invalid` for
 * a file without a book, `contentRefused` for a forbidden title, and `limitReached` at a cap.
 */
export const importBook = async (deps: StoreDeps, input: ImportBook): Promise<ImportedLorebook> => {
  const { userId, clientId } = input;
  const file = await readFile(input);
  const { description } = v.parse(BookSettings, file.source);
  assertSafeFields({ text: [file.name, description] });
  const limited = await findLimited(file.entries);
  return withUserLock(deps, userId, async (transaction) => {
    const made = await findByClientId(transaction, { userId, clientId });
    if (made !== null) {
      return { book: await readBook(transaction, { userId, bookId: made.book_id }), skipped: [] };
    }
    const now = deps.now();
    const { book_id: bookId } = await insertBook(transaction, now, { userId, clientId, ...file });
    const { bytes } = await insertEntries(transaction, now, bookId, file.entries);
    await touchBook(transaction, bookId, { now, bytes });
    await recordImported(transaction, now, {
      userId,
      importId: input.importId,
      kind: 'book',
      itemId: bookId,
    });
    await assertWithinLore(transaction, deps.dialect, userId);
    return {
      book: await readBook(transaction, { userId, bookId }),
      skipped: file.skipped,
      limited,
      ...(file.isPlaced ? { placed: true } : {}),
    };
  });
};

/** Returns the rows, and how much they store. */
const insertEntries = async (
  transaction: DatabaseTransaction,
  now: number,
  bookId: string,
  entries: readonly FileEntry[],
): Promise<{ rows: LoreEntryRow[]; bytes: number }> => {
  const rows = entries.map(({ fileKey, source }, position) => ({
    entry_id: newId(now),
    book_id: bookId,
    client_id: null,
    position,
    file_key: fileKey,
    source,
    version: 1,
    deleted_at: null,
    updated_at: now,
  }));
  await insertRows(transaction, 'lore_entries', rows);
  return { rows, bytes: rows.reduce((sum, { source }) => sum + sizeOfEntry(source), 0) };
};

/**
 * Replaces a book of the user's by that of a file; what uses it stays as it is. `onReplaced` is called in the transaction, with what the
 * rows were. Throws as `importBook` does.
 */
export const replaceBook = async (
  deps: StoreDeps,
  { userId, bookId, ...input }: OwnBook & Pick<ImportBook, 'name' | 'text'>,
  onReplaced: (transaction: DatabaseTransaction, former: readonly FormerRow[]) => Promise<void>,
): Promise<void> => {
  const file = await readFile(input);
  const { description } = v.parse(BookSettings, file.source);
  assertSafeFields({ text: [file.name, description] });
  await withUserLock(deps, userId, async (transaction) => {
    const row = await getBookRow(transaction, { userId, bookId });
    const now = deps.now();
    const entries = await transaction
      .deleteFrom('lore_entries')
      .where('book_id', '=', bookId)
      .returningAll()
      .execute();
    const { rows, bytes } = await insertEntries(transaction, now, bookId, file.entries);
    const source = JSON.stringify(file.source);
    const wrapper = JSON.stringify(file.wrapper);
    await transaction
      .updateTable('lorebooks')
      .set({
        name: file.name,
        is_world: file.isWorld ? 1 : 0,
        source,
        wrapper,
        bytes: Buffer.byteLength(source) + Buffer.byteLength(wrapper) + bytes,
        version: row.version + 1,
        revision: row.revision + 1,
        updated_at: now,
      })
      .where('book_id', '=', bookId)
      .execute();
    await assertWithinLore(transaction, deps.dialect, userId);
    await onReplaced(transaction, [
      changedRow('lorebooks', { ...row }),
      ...entries.map((entry) => changedRow('lore_entries', { ...entry })),
      ...rows.map((entry) => createdRow('lore_entries', { entry_id: entry.entry_id })),
    ]);
  });
};

const readFile = async ({ text, name }: Pick<ImportBook, 'name' | 'text'>): Promise<FileBook> => {
  const outer = parseFile(text);
  const found = findBook(outer);
  if (found === null) throw noBook();
  const { entries, ...source } = found;
  const wrapper = Object.entries(toObject(outer)).filter(([field]) => field !== 'data');
  const list: [string | null, unknown][] = Array.isArray(entries)
    ? entries.map((entry: unknown) => [null, entry])
    : Object.entries(toObject(entries));
  if (list.length > maxEntriesInFile) throw tooManyEntries();
  const settings = v.parse(BookSettings, source);
  let taken = 0;
  let isPlaced = false;
  const read: Array<FileEntry | Skipped> = [];
  for (const [index, [fileKey, entry]] of list.entries()) {
    await yieldWhenDue();
    const one = await readFileEntry(entry, { number: index + 1, fileKey, isFull: taken >= maxLoreEntries });
    taken += 'reason' in one ? 0 : 1;
    isPlaced ||= !('reason' in one) && isPlacedEntry(entry);
    read.push(one);
  }
  return {
    name: cutText(settings.name.trim() || name, lorebookLimits.name),
    source,
    wrapper: toObject(outer)['spec'] === 'lorebook_v3' ? Object.fromEntries(wrapper) : {},
    isWorld: !Array.isArray(entries),
    entries: read.flatMap((one) => ('reason' in one ? [] : [one])),
    skipped: read.flatMap((one) => ('reason' in one ? [one] : [])),
    isPlaced,
  };
};

const noBook = (cause?: unknown) =>
  new DomainError(code.invalid, 'lorebookFileInvalid', { field: 'text', cause });

const parseFile = (text: string): unknown => {
  if (isDeeperThan(text, deepestFile)) throw noBook();
  try {
    return JSON.parse(text);
  } catch (error) {
    throw noBook(error);
  }
};

type Skipped = ImportedLorebook['skipped'][number];

const readFileEntry = async (
  entry: unknown,
  { number, fileKey, isFull }: Pick<FileEntry, 'number' | 'fileKey'> & { readonly isFull: boolean },
): Promise<FileEntry | Skipped> => {
  const fields = readFields(entry);
  const source = fields === null ? '' : JSON.stringify(entry);
  const reason = isFull && fields !== null ? 'tooMany' : await whyUnusable(fields, source);
  return reason === null
    ? { number, fileKey, source }
    : { number, name: cutText(fields?.name || (fields?.keys[0] ?? ''), loreEntryLimits.name), reason };
};

const whyUnusable = async (
  fields: ReturnType<typeof readFields>,
  source: string,
): Promise<SkippedReason | null> => {
  if (fields === null) return 'unreadable';
  if (fields.content.length > loreEntryLimits.content || source.length > longestEntry) return 'tooLong';
  return (await isForbidden(fields)) ? 'refused' : null;
};

/** Thousands of keys are judged in parts, in turns with other work: judging them at once would hold the thread. */
const keysAtOnce = 500;

const isForbidden = async ({
  name,
  keys,
  content,
}: NonNullable<ReturnType<typeof readFields>>): Promise<boolean> => {
  for (let at = 0; at === 0 || at < keys.length; at += keysAtOnce) {
    await yieldWhenDue();
    const judged = [name, ...keys.slice(at, at + keysAtOnce), at === 0 ? content : ''];
    if (isSexualAboutMinors(judged.join('\n'))) return true;
  }
  return false;
};
