import { code } from '../../contract/envelope.ts';
import type { Room, RoomInfo, RoomList } from '../../contract/room.ts';
import { newId } from '../ids.ts';
import type { Companion } from '../companions/companion.ts';
import type { Database, Dialect } from '../store/database.ts';
import { caps, refuseBeyondCap } from './caps.ts';
import {
  cardOf,
  isFit,
  mateOfRoom,
  matesOfRooms,
  requireMate,
  type StoredMate,
  type Viewer,
} from './catalogue.ts';
import { readPage } from './messages.ts';
import { Refusal } from './refusal.ts';
import { clearPlace } from './room-removal.ts';
import { isBlocked } from './safety/blocks.ts';

export interface RoomDeps {
  readonly database: Database;
  readonly dialect: Dialect;
  readonly companion: Companion;
  readonly now: () => number;
}

const excerptLength = 140;
const pageLength = 50;

/**
 * Opens the user's room with the mate: the one there is, or one for each `clientRoomId`. A new room begins with the
 * mate's greeting. Throws `notFound` for an unknown mate, `limitReached` when there are enough.
 */
export const openRoom = async (
  deps: RoomDeps,
  wish: Viewer & { mateId: string; clientRoomId: string | null },
): Promise<Room> => {
  const roomId = await deps.database.transaction().execute(async (transaction) => {
    const mate = await requireMate(transaction, wish.mateId, wish);
    await clearPlace(transaction, deps.now(), wish);
    const made = await insertRoom(transaction, deps.now(), wish, mate);
    if (made === null) {
      return findRoomId(transaction, wish);
    }
    await refuseBeyondCap(transaction, deps.dialect, { userId: wish.userId, kind: 'rooms' });
    return made;
  });
  return readRoom(deps.database, wish.userId, roomId);
};

/** The rooms that the user may be shown, the one last talked in first. */
export const listRooms = async (deps: RoomDeps, viewer: Viewer): Promise<RoomList> => {
  const rows = await selectRooms(deps.database, viewer.userId)
    .where('rooms.removed_at', 'is', null)
    .orderBy('rooms.updated_at', 'desc')
    .orderBy('rooms.room_id', 'desc')
    .limit(caps.rooms)
    .execute();
  const rooms = await withMates(deps.database, viewer, rows);
  return { rooms: rooms.map(({ room }) => room) };
};

/** The user's rooms that were removed after `since`, the one removed last first. */
export const readRemovedRooms = async (
  database: Database,
  viewer: Viewer,
  since: number,
): Promise<{ room: Room; removedAt: number }[]> => {
  const rows = await selectRooms(database, viewer.userId)
    .where('rooms.removed_at', '>', since)
    .orderBy('rooms.removed_at', 'desc')
    .execute();
  const rooms = await withMates(database, viewer, rows);
  return rooms.map(({ room, row }) => ({ room, removedAt: row.removed_at ?? 0 }));
};

/** One of the user's rooms with a page of its messages. Throws `notFound` for any other. */
export const readRoomInfo = async (
  deps: RoomDeps,
  wish: { userId: string; roomId: string; before: number | null; limit: number | null },
): Promise<RoomInfo> => {
  const room = await readRoom(deps.database, wish.userId, wish.roomId);
  const page = { roomId: wish.roomId, before: wish.before, limit: wish.limit ?? pageLength };
  return {
    room,
    ...(await readPage(deps.database, page)),
    companion: deps.companion.name === 'scripted' ? 'scripted' : 'model',
    ...((await isBlocked(deps.database, { userId: wish.userId, mateId: room.mate.mateId }))
      ? { blocked: true }
      : {}),
  };
};

/** Null when the room is there already. */
const insertRoom = async (
  transaction: Database,
  now: number,
  wish: { userId: string; mateId: string; clientRoomId: string | null },
  mate: StoredMate,
): Promise<string | null> => {
  const made = await transaction
    .insertInto('rooms')
    .values({
      room_id: newId(now),
      user_id: wish.userId,
      mate_id: wish.mateId,
      client_room_id: wish.clientRoomId ?? '',
      last_seq: 1,
      memory: null,
      created_at: now,
      updated_at: now,
      persona_id: null,
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
      reply_to: null,
      client_message_id: null,
      node: null,
      heartbeat_at: null,
      stop_asked_at: null,
      created_at: now,
      finished_at: now,
    })
    .execute();
  return made.room_id;
};

const findRoomId = async (
  transaction: Database,
  wish: { userId: string; mateId: string; clientRoomId: string | null },
): Promise<string> => {
  const { room_id } = await transaction
    .selectFrom('rooms')
    .select('room_id')
    .where('user_id', '=', wish.userId)
    .where('mate_id', '=', wish.mateId)
    .where('client_room_id', '=', wish.clientRoomId ?? '')
    .executeTakeFirstOrThrow();
  return room_id;
};

/** One of the user's rooms. Throws `notFound` for any other. */
export const readRoom = async (database: Database, userId: string, roomId: string): Promise<Room> => {
  const row = await selectRooms(database, userId)
    .where('rooms.room_id', '=', roomId)
    .where('rooms.removed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) {
    throw new Refusal(code.notFound, 'There is no such conversation.');
  }
  return toRoom(row, await mateOfRoom(database, row.mate_id));
};

/** Rooms whose mate is not fit for the viewer are left out; they are there again when that changes. */
const withMates = async <Row extends ListedRoom>(
  database: Database,
  viewer: Viewer,
  rows: readonly Row[],
): Promise<{ room: Room; row: Row }[]> => {
  const mates = await matesOfRooms(database, [...new Set(rows.map((row) => row.mate_id))]);
  const byId = new Map(mates.map((mate) => [mate.mateId, mate]));
  return rows.flatMap((row) => {
    const mate = byId.get(row.mate_id);
    return mate === undefined || !isFit(mate, viewer) ? [] : [{ room: toRoom(row, mate), row }];
  });
};

/** With the last message that says something; no more of its text than a list shows. */
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
            .where('said.text', '<>', '')
            .orderBy('said.seq', 'desc')
            .limit(1),
        ),
    )
    .select((column) => [
      'rooms.room_id',
      'rooms.mate_id',
      'rooms.created_at',
      'rooms.updated_at',
      'rooms.removed_at',
      'last.role',
      'last.created_at as said_at',
      column
        .fn<string | null>('substr', ['last.text', column.lit(1), column.lit(excerptLength)])
        .as('excerpt'),
    ])
    .where('rooms.user_id', '=', userId);

interface ListedRoom {
  readonly room_id: string;
  readonly mate_id: string;
  readonly created_at: number;
  readonly updated_at: number;
  readonly role: 'user' | 'mate' | null;
  readonly said_at: number | null;
  readonly excerpt: string | null;
}

const toRoom = (row: ListedRoom, mate: StoredMate): Room => ({
  roomId: row.room_id,
  mate: cardOf(mate),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  lastMessage:
    row.role === null || row.said_at === null || row.excerpt === null
      ? null
      : { role: row.role, text: row.excerpt, createdAt: row.said_at },
});
