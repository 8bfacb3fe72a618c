import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { maxLorebooks, type Lorebook, type LorebookChanges } from '../../../../contract/lore/lorebook.ts';
import { BookSettings } from '../../../companions/lore/read-book.ts';
import type { EntrySource } from '../../../companions/lore/write-fields.ts';
import { newId } from '../../../shared/ids.ts';
import type { Database } from '../../../store/database.ts';
import type { LorebookRow } from '../../../store/schema/lore.ts';
import { limitReached } from '../../caps.ts';
import { DomainError } from '../../domain-error.ts';
import { undoPeriod } from '../../memory/forget-fact.ts';
import { assertSafeFields } from '../../safety/content-rules.ts';
import type { StoreDeps } from '../../store-deps.ts';
import { withUserLock } from '../../user-lock.ts';
import { assertWithinLore } from './lore-storage.ts';
import { parseSource } from './read-own-book.ts';

export interface OwnBook {
  readonly userId: string;
  readonly bookId: string;
}

export const bookNotFound = () => new DomainError(code.notFound, 'lorebookNotFound');
export const changedElsewhere = () => new DomainError(code.changedElsewhere, 'changedElsewhere');

/** Returns the user's books, the one changed last first. */
export const listBooks = async (database: Database, userId: string): Promise<Lorebook[]> => {
  const rows = await database
    .selectFrom('lorebooks')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('book_id', 'desc')
    .execute();
  return toLorebooks(database, rows);
};

/** Returns one of the user's books that is not deleted. Throws `notFound` for any other. */
export const getBookRow = async (database: Database, { userId, bookId }: OwnBook): Promise<LorebookRow> => {
  const row = await database
    .selectFrom('lorebooks')
    .selectAll()
    .where('book_id', '=', bookId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw bookNotFound();
  return row;
};

export const readBook = async (database: Database, book: OwnBook): Promise<Lorebook> =>
  toLorebook(database, await getBookRow(database, book));

const toLorebook = async (database: Database, row: LorebookRow): Promise<Lorebook> => {
  const [book] = await toLorebooks(database, [row]);
  if (book === undefined) throw bookNotFound();
  return book;
};

const toLorebooks = async (database: Database, rows: readonly LorebookRow[]): Promise<Lorebook[]> => {
  const bookIds = rows.map(({ book_id }) => book_id);
  if (bookIds.length === 0) return [];
  const counts = await database
    .selectFrom('lore_entries')
    .select(['book_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('book_id', 'in', bookIds)
    .where('deleted_at', 'is', null)
    .groupBy('book_id')
    .execute();
  const mates = await database
    .selectFrom('mate_lorebooks')
    .select(['book_id', 'mate_id as id'])
    .where('book_id', 'in', bookIds)
    .orderBy('attached_at')
    .execute();
  const rooms = await database
    .selectFrom('room_lorebooks')
    .innerJoin('rooms', 'rooms.room_id', 'room_lorebooks.room_id')
    .select(['book_id', 'rooms.room_id as id'])
    .where('book_id', 'in', bookIds)
    .where('removed_at', 'is', null)
    .orderBy('attached_at')
    .execute();
  return rows.map((row) => {
    const isOf = ({ book_id }: { readonly book_id: string }): boolean => book_id === row.book_id;
    const settings = v.parse(BookSettings, parseSource(row.source));
    return {
      bookId: row.book_id,
      version: row.version,
      name: row.name,
      description: settings.description,
      scanDepth: settings.scan_depth,
      tokenBudget: settings.token_budget === 0 ? null : settings.token_budget,
      recursive: settings.recursive_scanning,
      entries: counts.find(isOf)?.count ?? 0,
      mateIds: mates.filter(isOf).map(({ id }) => id),
      roomIds: rooms.filter(isOf).map(({ id }) => id),
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    };
  });
};

export interface SaveBook {
  readonly userId: string;
  readonly bookId: string | null;
  readonly version: number | null;
  readonly clientId: string | null;
  readonly settings: LorebookChanges;
}

/**
 * Changes the settings of the user's book with that `bookId`, or makes a book, once per `clientId`. Throws `notFound`,
 * `changedElsewhere` for another `version`, `contentRefused` for forbidden texts and `limitReached` at a cap.
 */
export const saveBook = (deps: StoreDeps, input: SaveBook): Promise<Lorebook> =>
  withUserLock(deps, input.userId, async (transaction) => {
    const { name, description = '' } = input.settings;
    assertSafeFields({ 'settings.name': name, 'settings.description': description });
    const row =
      input.bookId === null
        ? await createBook(transaction, deps.now(), input)
        : await updateBook(transaction, deps.now(), { ...input, bookId: input.bookId });
    await assertWithinLore(transaction, deps.dialect, input.userId);
    return toLorebook(transaction, row);
  });

const updateBook = async (
  transaction: Database,
  now: number,
  { settings, version, ...book }: SaveBook & OwnBook,
): Promise<LorebookRow> => {
  const row = await getBookRow(transaction, book);
  if (row.version !== version) throw changedElsewhere();
  const named = settings.name === row.name ? {} : { name: settings.name };
  const source = JSON.stringify({ ...parseSource(row.source), ...toFields(settings), ...named });
  return transaction
    .updateTable('lorebooks')
    .set({
      name: settings.name,
      source,
      bytes: row.bytes + Buffer.byteLength(source) - Buffer.byteLength(row.source),
      version: row.version + 1,
      revision: row.revision + 1,
      updated_at: now,
    })
    .where('book_id', '=', row.book_id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** The settings other than the name by their names in files. */
const toFields = (settings: LorebookChanges): EntrySource => ({
  ...(settings.description === undefined ? {} : { description: settings.description }),
  ...(settings.scanDepth === undefined ? {} : { scan_depth: settings.scanDepth }),
  ...(settings.tokenBudget === undefined ? {} : { token_budget: settings.tokenBudget ?? 0 }),
  ...(settings.recursive === undefined ? {} : { recursive_scanning: settings.recursive }),
});

const createBook = async (
  transaction: Database,
  now: number,
  { userId, clientId, settings }: SaveBook,
): Promise<LorebookRow> => {
  const { name } = settings;
  const source = { name, extensions: {}, ...toFields(settings) };
  const made = clientId === null ? null : await findByClientId(transaction, { userId, clientId });
  return (
    made ?? insertBook(transaction, now, { userId, clientId, name, source, wrapper: {}, isWorld: false })
  );
};

/** Returns the book that was made with a client's id; null where none was, or it was deleted. */
export const findByClientId = async (
  transaction: Database,
  { userId, clientId }: { readonly userId: string; readonly clientId: string },
): Promise<LorebookRow | null> => {
  const row = await transaction
    .selectFrom('lorebooks')
    .selectAll()
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (row !== undefined && row.deleted_at !== null) throw bookNotFound();
  return row ?? null;
};

interface NewBook {
  readonly userId: string;
  readonly clientId: string | null;
  readonly name: string;
  readonly source: EntrySource;
  readonly wrapper: EntrySource;
  readonly isWorld: boolean;
}

/** Throws `limitReached` at the cap. */
export const insertBook = async (
  transaction: Database,
  now: number,
  { userId, clientId, name, isWorld, ...made }: NewBook,
): Promise<LorebookRow> => {
  await assertSpace(transaction, userId);
  const source = JSON.stringify(made.source);
  const wrapper = JSON.stringify(made.wrapper);
  return transaction
    .insertInto('lorebooks')
    .values({
      book_id: newId(now),
      user_id: userId,
      client_id: clientId,
      name,
      is_world: isWorld ? 1 : 0,
      source,
      wrapper,
      bytes: Buffer.byteLength(source) + Buffer.byteLength(wrapper),
      version: 1,
      revision: 1,
      deleted_at: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

const assertSpace = async (transaction: Database, userId: string): Promise<void> => {
  const { count } = await transaction
    .selectFrom('lorebooks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= maxLorebooks) throw limitReached('lorebooks');
};

/**
 * Deletes a book of the user's, or undoes that. Returns null where it is deleted. Throws `notFound` when the undo period has ended,
 * and `limitReached` at the cap.
 */
export const deleteBook = (
  deps: StoreDeps,
  { userId, bookId, deleted }: OwnBook & { readonly deleted: boolean },
): Promise<Lorebook | null> =>
  withUserLock(deps, userId, async (transaction) => {
    const row = await transaction
      .selectFrom('lorebooks')
      .select('deleted_at')
      .where('book_id', '=', bookId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    const set = (time: number | null) =>
      transaction.updateTable('lorebooks').set({ deleted_at: time }).where('book_id', '=', bookId).execute();
    if (deleted) {
      if (row?.deleted_at === null) await set(deps.now());
      return null;
    }
    if (row === undefined || (row.deleted_at ?? Infinity) <= deps.now() - undoPeriod) throw bookNotFound();
    if (row.deleted_at !== null) {
      await assertSpace(transaction, userId);
      await set(null);
    }
    return readBook(transaction, { userId, bookId });
  });

/** Deletes the books that were deleted at this time or before. */
export const purgeDeletedBooks = (database: Database, time: number) =>
  database.deleteFrom('lorebooks').where('deleted_at', '<=', time).execute();
