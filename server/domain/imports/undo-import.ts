import type { StoreDeps } from '../store-deps.ts';
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
 * Deletes what the import created, except what was used since, and forgets the import. `onRoomDeleted` is called with the id of each
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
    await deleteItem(deps, item);
    if (item.kind === 'room') {
      onRoomDeleted(item.item_id);
    }
    await forget(deps.database, item);
  }
  await deps.database
    .deleteFrom('imported_items')
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .execute();
  return { retained };
};

const order = { room: 0, mate: 1, persona: 2, book: 3 } as const;

const deleteItem = async (deps: StoreDeps, { kind, user_id: userId, item_id: itemId }: ImportedItem) => {
  if (kind === 'room') {
    await deleteRoom(deps, { userId, roomId: itemId });
  } else if (kind === 'mate') {
    await deleteOwnMate(deps, { userId, mateId: itemId });
  } else if (kind === 'book') {
    await deleteBook(deps, { userId, bookId: itemId, deleted: true });
  } else {
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
