import { code } from '../../../contract/envelope.ts';
import type { Room, RoomInfo, RoomList } from '../../../contract/room.ts';
import { newId } from '../../ids.ts';
import type { Companion } from '../../companions/companion.ts';
import type { Database, DatabaseTransaction, Dialect } from '../../store/database.ts';
import { caps, assertWithinCap } from '../caps.ts';
import { getMate, type StoredMate } from '../mates/catalogue.ts';
import {
  matureContentOff,
  toVisibleCard,
  viewMates,
  type MateReference,
  type MateView,
} from '../mates/room-mates.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { lockMate, storeCard } from '../mates/mate-cards.ts';
import { readPage } from './messages.ts';
import { readOfferedRemoval } from './offered-removal.ts';
import { DomainError } from '../domain-error.ts';
import { deleteRemovedRoom } from './delete-room.ts';
import { isBlocked } from '../safety/blocks.ts';

export interface RoomDeps {
  readonly database: Database;
  readonly dialect: Dialect;
  readonly companion: Companion;
  readonly now: () => number;
}

const excerptLength = 140;
const pageLength = 50;

/**
 * Opens the user's room with the mate: the existing one, or one per `clientRoomId`. A new room starts with the mate's
 * greeting. Throws `notFound` for an unknown mate and `limitReached` at the cap.
 */
export const openRoom = async (
  deps: RoomDeps,
  input: Viewer & { mateId: string; clientRoomId: string | null },
): Promise<Room> => {
  const roomId = await deps.database.transaction().execute(async (transaction) => {
    await lockMate(transaction, deps, input.mateId);
    const mate = await getMate(transaction, input.mateId, input);
    await deleteRemovedRoom(transaction, deps, input);
    const existingQuery = selectExisting(transaction, input);
    const existing = await existingQuery.executeTakeFirst();
    if (existing !== undefined) {
      return existing.room_id;
    }
    const made = await insertRoom(transaction, deps.now(), input, mate);
    if (made === null) {
      return (await existingQuery.executeTakeFirstOrThrow()).room_id;
    }
    await assertWithinCap(transaction, deps.dialect, { userId: input.userId, kind: 'rooms' });
    return made;
  });
  return readRoom(deps.database, input, roomId);
};

/** Returns the user's rooms, the most recently active first. */
export const listRooms = async (deps: RoomDeps, viewer: Viewer): Promise<RoomList> => {
  const rows = await selectRooms(deps.database, viewer.userId)
    .where('rooms.removed_at', 'is', null)
    .orderBy('rooms.updated_at', 'desc')
    .orderBy('rooms.room_id', 'desc')
    .limit(caps.rooms)
    .execute();
  const rooms = await withMateViews(deps.database, viewer, rows);
  return { rooms: rooms.map(({ room }) => room) };
};

/** Returns the user's rooms removed after `since`, in milliseconds since 1970, the latest first. */
export const readRemovedRooms = async (
  database: Database,
  viewer: Viewer,
  since: number,
): Promise<{ room: Room; removedAt: number }[]> => {
  const rows = await selectRooms(database, viewer.userId)
    .where('rooms.removed_at', '>', since)
    .orderBy('rooms.removed_at', 'desc')
    .execute();
  const rooms = await withMateViews(database, viewer, rows);
  return rooms.map(({ room, row }) => ({ room, removedAt: row.removed_at ?? 0 }));
};

/** Returns one of the user's rooms with a page of its messages. Throws as `readOpenRoom` does. */
export const readRoomInfo = async (
  deps: RoomDeps,
  input: Viewer & { roomId: string; before: number | null; limit: number | null },
): Promise<RoomInfo> => {
  const { room, view, row } = await findRoom(deps.database, input, input.roomId);
  assertVisible(view);
  const page = { roomId: input.roomId, before: input.before, limit: input.limit ?? pageLength };
  return {
    room,
    ...(await readPage(deps.database, page)),
    lastSeq: row.last_seq,
    companion: deps.companion.name === 'scripted' ? 'scripted' : 'model',
    ...(input.before === null
      ? await readOfferedRemoval(deps.database, { roomId: input.roomId, now: deps.now() })
      : {}),
    ...((await isBlocked(deps.database, { userId: input.userId, mateId: room.mate.mateId }))
      ? { blocked: true }
      : {}),
  };
};

/** Returns null when the room already exists. */
const insertRoom = async (
  transaction: DatabaseTransaction,
  now: number,
  input: { userId: string; mateId: string; clientRoomId: string | null },
  mate: StoredMate,
): Promise<string | null> => {
  const made = await transaction
    .insertInto('rooms')
    .values({
      room_id: newId(now),
      user_id: input.userId,
      mate_id: input.mateId,
      client_room_id: input.clientRoomId ?? '',
      last_seq: 1,
      created_at: now,
      updated_at: now,
      card_id: await storeCard(transaction, now, input.mateId),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'mate_id', 'client_room_id']).doNothing())
    .returning('room_id')
    .executeTakeFirst();
  if (made === undefined) {
    return null;
  }
  await transaction
    .insertInto('messages')
    .values({
      message_id: newId(now),
      room_id: made.room_id,
      seq: 1,
      role: 'mate',
      text: mate.greeting,
      status: 'done',
      created_at: now,
      finished_at: now,
    })
    .execute();
  return made.room_id;
};

/** Selects the id of the user's room with the mate and the `clientRoomId`. */
export const selectExisting = (
  transaction: Database,
  input: { userId: string; mateId: string; clientRoomId: string | null },
) =>
  transaction
    .selectFrom('rooms')
    .select('room_id')
    .where('user_id', '=', input.userId)
    .where('mate_id', '=', input.mateId)
    .where('client_room_id', '=', input.clientRoomId ?? '');

/** Returns one of the user's rooms as shown in a list. Throws `notFound` for any other. */
export const readRoom = async (database: Database, viewer: Viewer, roomId: string): Promise<Room> =>
  (await findRoom(database, viewer, roomId)).room;

/**
 * Returns one of the user's rooms whose messages may be shown. Throws `notFound` for any other, and `matureOff` for a
 * hidden one.
 */
export const readOpenRoom = async (database: Database, viewer: Viewer, roomId: string): Promise<Room> => {
  const { room, view } = await findRoom(database, viewer, roomId);
  assertVisible(view);
  return room;
};

const assertVisible = (view: MateView): void => {
  if (view.access === 'mature') {
    throw matureContentOff();
  }
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
const withMateViews = async <Row extends ListedRoom>(
  database: Database,
  viewer: Viewer,
  rows: readonly Row[],
): Promise<{ room: Room; view: MateView; row: Row }[]> => {
  const views = await viewMates(database, viewer, rows);
  return views.map(({ row, view }) => ({ room: toRoom(row, view), view, row }));
};

/** Selects rooms with an excerpt of the last shown message that has text. */
const selectRooms = (database: Database, userId: string) =>
  database
    .selectFrom('rooms')
    .leftJoin('messages as last', (join) =>
      join
        .onRef('last.room_id', '=', 'rooms.room_id')
        .on('last.seq', '=', (query) =>
          query
            .selectFrom('messages as said')
            .select('said.seq')
            .whereRef('said.room_id', '=', 'rooms.room_id')
            .where('said.hidden_at', 'is', null)
            .where('said.text', '<>', '')
            .orderBy('said.seq', 'desc')
            .limit(1),
        ),
    )
    .leftJoin('rooms as origin', (join) =>
      join.onRef('origin.room_id', '=', 'rooms.origin_room_id').on('origin.removed_at', 'is', null),
    )
    .leftJoin('messages as copied', 'copied.message_id', 'rooms.origin_message_id')
    .select((column) => [
      'rooms.room_id',
      'rooms.mate_id',
      'rooms.created_at',
      'rooms.updated_at',
      'rooms.removed_at',
      'rooms.card_id',
      'rooms.mature_at',
      'rooms.last_seq',
      'rooms.title',
      'rooms.archived_at',
      'origin.room_id as origin_id',
      'origin.title as origin_title',
      'copied.message_id as copied_id',
      'last.role',
      'last.created_at as said_at',
      column
        .fn<string | null>('substr', ['last.text', column.lit(1), column.lit(excerptLength)])
        .as('excerpt'),
    ])
    .where('rooms.user_id', '=', userId);

interface ListedRoom extends MateReference {
  readonly room_id: string;
  readonly created_at: number;
  readonly updated_at: number;
  readonly role: 'user' | 'mate' | null;
  readonly said_at: number | null;
  readonly excerpt: string | null;
  readonly title: string | null;
  readonly archived_at: number | null;
  readonly origin_id: string | null;
  readonly origin_title: string | null;
  readonly copied_id: string | null;
}

/** Hides the last message of a hidden mate. */
const toRoom = (row: ListedRoom, view: MateView): Room => ({
  roomId: row.room_id,
  mate: toVisibleCard(view),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  lastMessage:
    view.access === 'mature' || row.role === null || row.said_at === null || row.excerpt === null
      ? null
      : { role: row.role, text: row.excerpt, createdAt: row.said_at },
  ...titled(row.title),
  ...(row.archived_at === null ? {} : { archived: true }),
  ...(row.origin_id === null
    ? {}
    : { origin: { roomId: row.origin_id, messageId: row.copied_id, ...titled(row.origin_title) } }),
});

/** A title as it is returned: omitted where there is none. */
export const titled = (title: string | null): { title?: string } => (title === null ? {} : { title });
