import { code } from '../../../contract/envelope.ts';
import type { Room } from '../../../contract/rooms/room.ts';
import type { Database, Dialect } from '../../store/database.ts';
import type { RoomRow } from '../../store/schema/rooms.ts';
import { DomainError } from '../domain-error.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { matureContentOff, viewMates, type MateView } from '../mates/room-mates.ts';
import { selectRooms, toRoom, type ListedRoom } from './room-rows.ts';

/** Returns one of the user's rooms as shown in a list. Throws `notFound` for any other. */
export const readRoom = async (database: Database, viewer: Viewer, roomId: string): Promise<Room> =>
  (await findRoom(database, viewer, roomId)).room;

/**
 * Returns one of the user's rooms whose messages may be shown. Throws `notFound` for any other, and `matureOff` for a
 * hidden one.
 */
export const readOpenRoom = async (database: Database, viewer: Viewer, roomId: string): Promise<Room> =>
  (await findVisibleRoom(database, { ...viewer, roomId })).room;

/** Returns the same with its row and the view of its mate. */
export const findVisibleRoom = async (database: Database, input: Viewer & { roomId: string }) => {
  const found = await findRoom(database, input, input.roomId);
  if (found.view.access === 'mature') {
    throw matureContentOff();
  }
  return found;
};

const findRoom = async (database: Database, viewer: Viewer, roomId: string) => {
  const row = await selectRooms(database, viewer.userId)
    .where('rooms.room_id', '=', roomId)
    .where('rooms.removed_at', 'is', null)
    .executeTakeFirst();
  const [found] = row === undefined ? [] : await withMateViews(database, viewer, [row]);
  if (found === undefined) {
    throw new DomainError(code.notFound, 'roomNotFound');
  }
  return found;
};

/** Returns the viewer's rows, each with the visible view of the room and its mate. */
export const withMateViews = async <Row extends ListedRoom>(
  database: Database,
  viewer: Viewer,
  rows: readonly Row[],
): Promise<{ room: Room; view: MateView; row: Row }[]> => {
  const views = await viewMates(database, viewer, rows);
  return views.map(({ row, view }) => ({ room: toRoom(row, view), view, row }));
};

/** Throws `forbidden` for a temporary room: what was requested would outlive it. */
export const assertLasting = (isTemporary: boolean): void => {
  if (isTemporary) {
    throw new DomainError(code.forbidden, 'temporaryRoom');
  }
};

/**
 * Returns the caller's room, locked until the transaction ends, which serializes changes in the room. Throws
 * `notFound`.
 */
export const lockRoom = async (
  transaction: Database,
  dialect: Dialect,
  room: { roomId: string; userId: string },
): Promise<RoomRow> => {
  const row = await transaction
    .selectFrom('rooms')
    .selectAll()
    .where('room_id', '=', room.roomId)
    .where('user_id', '=', room.userId)
    .where('removed_at', 'is', null)
    // SQLite has a single connection, which serializes transactions.
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  if (row === undefined) {
    throw new DomainError(code.notFound, 'roomNotFound');
  }
  return row;
};

/** Throws `busy` while a reply is being written in the room. */
export const assertNotStreaming = async (transaction: Database, roomId: string): Promise<void> => {
  const streaming = await transaction
    .selectFrom('messages')
    .select('message_id')
    .where('status', '=', 'streaming')
    .where('room_id', '=', roomId)
    .executeTakeFirst();
  if (streaming !== undefined) {
    throw new DomainError(code.busy, 'replyInProgress');
  }
};
