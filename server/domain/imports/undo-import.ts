import type { StoreDeps } from '../store-deps.ts';
import { restoreFormer } from '../former-rows.ts';
import { deleteBook } from '../lore/own/own-books.ts';
import { deleteRoom } from '../rooms/delete-room.ts';
import { deletePersona } from '../rooms/personas.ts';
import { deleteOwnMate } from '../mates/own/user-mates.ts';
import type { Database } from '../../store/database.ts';
import type { ImportedItem } from '../imported-items.ts';

interface UndoInput {
  readonly userId: string;
  readonly importId: string;
}

/**
 * Deletes what the import created and restores what it changed, except what was used since, and forgets the import. `onRoomDeleted` is called with the id of each
 * deleted room. Returns how much of it stays.
 */
export const undoImport = async (
  deps: StoreDeps,
  { userId, importId }: UndoInput,
  onRoomDeleted: (roomId: string) => void,
): Promise<{ retained: number }> => {
  const items = await deps.database
    .selectFrom('imported_items')
    .selectAll()
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .orderBy('created_at')
    .execute();
  let retained = 0;
  // A mate with a room that stays does, too.
  for (const item of items.toSorted((one, other) => order[one.kind] - order[other.kind])) {
    if (await isUsed(deps.database, item)) {
      retained += 1;
      continue;
    }
    await undoItem(deps, item);
    if (item.kind === 'room' && item.former === null) {
      onRoomDeleted(item.item_id);
    }
  }
  await deps.database
    .deleteFrom('imported_items')
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .execute();
  return { retained };
};

/** Undoes what an import did to a room that files name so, where it was cut off. */
export const undoRoom = async (
  deps: StoreDeps,
  { userId, importId, id }: UndoInput & { readonly id: string },
): Promise<void> => {
  const items = await deps.database
    .selectFrom('imported_items')
    .innerJoin('rooms', 'rooms.room_id', 'imported_items.item_id')
    .selectAll('imported_items')
    .where('imported_items.user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('kind', '=', 'room')
    .where((where) => where.or([where('rooms.room_id', '=', id), where('client_room_id', '=', id)]))
    .execute();
  for (const item of items) await undoItem(deps, item);
};

const undoItem = async (deps: StoreDeps, item: ImportedItem): Promise<void> => {
  if (item.former === null) {
    await deleteItem(deps, item);
  } else {
    await deps.database.transaction().execute((transaction) => restoreFormer(transaction, item.former));
  }
  await forget(deps.database, item);
};

const order = { room: 0, mate: 1, persona: 2, book: 3, list: 4 } as const;

const deleteItem = async (deps: StoreDeps, { kind, user_id: userId, item_id: itemId }: ImportedItem) => {
  if (kind === 'room') {
    await deleteRoom(deps, { userId, roomId: itemId });
  } else if (kind === 'mate') {
    await deleteOwnMate(deps, { userId, mateId: itemId });
  } else if (kind === 'book') {
    await deleteBook(deps, { userId, bookId: itemId, deleted: true });
  } else if (kind === 'persona') {
    await deletePersona(deps, { userId, uuid: itemId });
  }
};

/** Forgotten one by one, so that an undo that is cut off continues where it was. */
const forget = async (database: Database, item: ImportedItem): Promise<void> => {
  await database
    .deleteFrom('imported_items')
    .where('user_id', '=', item.user_id)
    .where('import_id', '=', item.import_id)
    .where('kind', '=', item.kind)
    .where('item_id', '=', item.item_id)
    .execute();
};

/** Whether the user wrote in the room since, edited the mate or the persona, or talks with the mate in another room. */
const isUsed = async (database: Database, item: ImportedItem): Promise<boolean> => {
  if (item.kind === 'room') {
    const room = await database
      .selectFrom('rooms')
      .select('last_seq')
      .where('room_id', '=', item.item_id)
      .executeTakeFirst();
    return room !== undefined && room.last_seq > item.messages;
  }
  if (item.former !== null) {
    return isChangedSince(database, item);
  }
  if (item.kind === 'mate') {
    const mate = await database
      .selectFrom('mates')
      .select(['created_at', 'updated_at'])
      .where('mate_id', '=', item.item_id)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    return (
      mate !== undefined && (mate.updated_at > mate.created_at || (await hasRooms(database, item.item_id)))
    );
  }
  if (item.kind === 'book') {
    return isBookUsed(database, item.item_id);
  }
  const persona = await database
    .selectFrom('personas')
    .select(['created_at', 'updated_at'])
    .where('persona_id', '=', item.item_id)
    .executeTakeFirst();
  return persona !== undefined && persona.updated_at > persona.created_at;
};

const tables = {
  mate: { table: 'mates', key: 'mate_id' },
  persona: { table: 'personas', key: 'persona_id' },
  book: { table: 'lorebooks', key: 'book_id' },
} as const;

/** Whether the user changed something that an import updated. */
const isChangedSince = async (database: Database, item: ImportedItem): Promise<boolean> => {
  if (item.kind === 'list' || item.kind === 'room') return false;
  const { table, key } = tables[item.kind];
  const row = await database
    .selectFrom(table)
    .select('updated_at')
    .where(database.dynamic.ref(key), '=', item.item_id)
    .executeTakeFirst();
  return row?.updated_at !== item.updated_at;
};

/** Whether the user edited the book, or a mate or a room uses it. */
const isBookUsed = async (database: Database, bookId: string): Promise<boolean> => {
  const book = await database
    .selectFrom('lorebooks')
    .select((column) => [
      'created_at',
      'updated_at',
      column
        .selectFrom('mate_lorebooks')
        .select('mate_lorebooks.book_id')
        .whereRef('mate_lorebooks.book_id', '=', 'lorebooks.book_id')
        .limit(1)
        .as('by_mate'),
      column
        .selectFrom('room_lorebooks')
        .select('room_lorebooks.book_id')
        .whereRef('room_lorebooks.book_id', '=', 'lorebooks.book_id')
        .limit(1)
        .as('by_room'),
    ])
    .where('book_id', '=', bookId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return (
    book !== undefined &&
    (book.updated_at > book.created_at || book.by_mate !== null || book.by_room !== null)
  );
};

const hasRooms = async (database: Database, mateId: string): Promise<boolean> =>
  (await database
    .selectFrom('rooms')
    .select('room_id')
    .where('mate_id', '=', mateId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()) !== undefined;
