import type { LoreBulkChange, LoreChanges } from '../../../../contract/lore/lore-entry.ts';
import { writeFields } from '../../../companions/lore/write-fields.ts';
import { mapInTurns } from '../../../shared/event-loop.ts';
import type { Database } from '../../../store/database.ts';
import type { LoreEntryRow } from '../../../store/schema/lore.ts';
import { undoPeriod } from '../../memory/forget-fact.ts';
import { assertSafeFields } from '../../safety/content-rules.ts';
import type { StoreDeps } from '../../store-deps.ts';
import { withUserLock } from '../../user-lock.ts';
import { assertWithinLore, sizeOfEntry, touchBook } from './lore-storage.ts';
import { getBookRow, type OwnBook } from './own-books.ts';
import { assertSpaceFor } from './own-entries.ts';
import { parseSource } from './read-own-book.ts';

interface ChangeEntries extends OwnBook {
  readonly entryIds: readonly string[];
  readonly change: LoreBulkChange;
}

interface ChangedEntry {
  readonly entryId: string;
  readonly version: number;
}

/** How many entries a statement reads or writes: others have their turns between two. */
const rowsAtOnce = 100;

/** Changes entries of a book of the user's, all or none. Returns those that exist. Throws as `saveEntry` does. */
export const changeEntries = (
  deps: StoreDeps,
  { entryIds, change, ...book }: ChangeEntries,
): Promise<{ readonly entries: ChangedEntry[] }> =>
  withUserLock(deps, book.userId, async (transaction) => {
    const { book_id: bookId } = await getBookRow(transaction, book);
    if (change.kind === 'move') assertSafeFields({ 'change.folder': change.folder });
    const now = deps.now();
    const rows = await selectRows(transaction, bookId, entryIds);
    const chosen = rows.filter(isChangeable(change, now));
    const changed = await mapInTurns(chosen.entries(), ([index, row]) =>
      toChanged(row, change, { now, index }),
    );
    if (change.kind === 'delete' && !change.deleted) {
      await assertSpaceFor(transaction, bookId, changed.filter((_, at) => isDeleted(chosen[at])).length);
    }
    for (let start = 0; start < changed.length; start += rowsAtOnce) {
      await updateRows(transaction, changed.slice(start, start + rowsAtOnce));
    }
    const bytes = sum(changed) - sum(chosen);
    await touchBook(transaction, bookId, { now, bytes });
    await assertWithinLore(transaction, deps.dialect, book.userId);
    return { entries: changed.map(({ entry_id: entryId, version }) => ({ entryId, version })) };
  });

const sum = (rows: readonly LoreEntryRow[]): number =>
  rows.reduce((bytes, { source }) => bytes + sizeOfEntry(source), 0);

const isDeleted = (row: LoreEntryRow | undefined): boolean => row !== undefined && row.deleted_at !== null;

/** Returns the rows in the order of their ids, each once. */
const selectRows = async (
  transaction: Database,
  bookId: string,
  entryIds: readonly string[],
): Promise<LoreEntryRow[]> => {
  const ids = [...new Set(entryIds)];
  const rows = new Map<string, LoreEntryRow>();
  for (let start = 0; start < ids.length; start += rowsAtOnce) {
    const part = await transaction
      .selectFrom('lore_entries')
      .selectAll()
      .where('book_id', '=', bookId)
      .where('entry_id', 'in', ids.slice(start, start + rowsAtOnce))
      .execute();
    for (const row of part) rows.set(row.entry_id, row);
  }
  return ids.flatMap((id) => rows.get(id) ?? []);
};

const isChangeable =
  (change: LoreBulkChange, now: number) =>
  ({ deleted_at: deletedAt }: LoreEntryRow): boolean =>
    deletedAt === null || (change.kind === 'delete' && !change.deleted && deletedAt > now - undoPeriod);

const toChanged = (
  row: LoreEntryRow,
  change: LoreBulkChange,
  { now, index }: { readonly now: number; readonly index: number },
): LoreEntryRow => {
  const next = { ...row, version: row.version + 1, updated_at: now };
  return change.kind === 'delete'
    ? { ...next, deleted_at: change.deleted ? now : null }
    : {
        ...next,
        source: JSON.stringify(writeFields(parseSource(row.source), toFields(change, index))),
      };
};

const toFields = (change: Exclude<LoreBulkChange, { kind: 'delete' }>, index: number): LoreChanges => {
  if (change.kind === 'enable') return { enabled: change.enabled };
  if (change.kind === 'move') return { folder: change.folder };
  return { order: change.first + index * change.step };
};

/** The rows exist: their conflict is certain. */
const updateRows = async (transaction: Database, rows: readonly LoreEntryRow[]): Promise<void> => {
  await transaction
    .insertInto('lore_entries')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('entry_id').doUpdateSet((set) => ({
        source: set.ref('excluded.source'),
        version: set.ref('excluded.version'),
        deleted_at: set.ref('excluded.deleted_at'),
        updated_at: set.ref('excluded.updated_at'),
      })),
    )
    .execute();
};

/** Deletes the entries that were deleted at this time or before. */
export const purgeDeletedEntries = (database: Database, time: number): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const rows = await transaction
      .deleteFrom('lore_entries')
      .where('deleted_at', '<=', time)
      .returning(['book_id', 'source'])
      .execute();
    const freed = new Map<string, number>();
    for (const { book_id, source } of rows) {
      freed.set(book_id, (freed.get(book_id) ?? 0) + sizeOfEntry(source));
    }
    for (const [bookId, bytes] of [...freed].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      await transaction
        .updateTable('lorebooks')
        .set((set) => ({ bytes: set('bytes', '-', bytes) }))
        .where('book_id', '=', bookId)
        .execute();
    }
  });
