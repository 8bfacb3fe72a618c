import { code } from '../../../contract/envelope.ts';
import type { Room, RoomInfo, RoomList } from '../../../contract/rooms/room.ts';
import { newId } from '../../shared/ids.ts';
import type { Companion } from '../../companions/companion.ts';
import type { Database, DatabaseTransaction, Dialect } from '../../store/database.ts';
import { caps, assertWithinCap } from '../caps.ts';
import { getMate, type StoredMate } from '../mates/catalogue.ts';
import { firstMessageOf } from '../mates/first-message.ts';
import { greetingIn, readReaderName, withNamesIn } from '../mates/named-mate.ts';
import type { MateView } from '../mates/room-mates.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { lockMate, storeCard } from '../mates/mate-cards.ts';
import { readUnreadChange } from '../mates/mate-changes.ts';
import { countOlder, readPage } from './messages.ts';
import { readOfferedRemoval } from './offered-removal.ts';
import { findLatest, selectExisting, selectRooms } from '../transcript/room-rows.ts';
import { findVisibleRoom, readRoom, withMateViews } from '../transcript/room-access.ts';
import { DomainError } from '../domain-error.ts';
import { deleteRemovedRoom } from './delete-room.ts';
import { isBlocked } from '../social/blocks.ts';
import { assertWithinStorage } from '../storage.ts';
import type { RoomRow } from '../../store/schema/rooms.ts';
import { toMissingModel, toWriter } from './reply-settings.ts';
import { markSeen } from './temporary-rooms.ts';

export interface RoomDeps {
  readonly database: Database;
  readonly dialect: Dialect;
  readonly companion: Companion;
  readonly now: () => number;
}

const pageLength = 50;

/**
 * Opens the user's room with the mate: the latest one, or one per `clientRoomId`. A new room starts with the mate's
 * greeting. Throws `notFound` for an unknown mate, `limitReached` at the cap, and `invalid` for a temporary room without a
 * `clientRoomId`, or with that of a room that is not temporary.
 */
export const openRoom = async (deps: RoomDeps, input: Viewer & NewRoom): Promise<Room> => {
  if (input.isTemporary && input.clientRoomId === null) {
    throw new DomainError(code.invalid, { english: 'A temporary room needs a client ID.' });
  }
  const roomId = await deps.database.transaction().execute(async (transaction) => {
    await lockMate(transaction, deps, input.mateId);
    const mate = await getMate(transaction, input.mateId, input);
    const latest = input.clientRoomId === null ? await findLatest(transaction, input) : undefined;
    if (latest !== undefined) {
      return latest.room_id;
    }
    await deleteRemovedRoom(transaction, deps, input);
    const existingQuery = selectExisting(transaction, input);
    const existing = await existingQuery.executeTakeFirst();
    if (existing !== undefined) {
      return idOfSame(existing, input);
    }
    const person = await readReaderName(transaction, input.userId);
    const now = deps.now();
    const roomId = newId(now);
    const named = withNamesIn(greetingIn(mate, input.language), {
      person,
      place: roomId,
      occasion: roomId,
      now,
      timeZone: input.timeZone,
    });
    const made = await insertRoom(transaction, now, { ...input, roomId }, named);
    if (made === null) {
      return idOfSame(await existingQuery.executeTakeFirstOrThrow(), input);
    }
    await assertWithinCap(transaction, deps.dialect, { userId: input.userId, kind: 'rooms' });
    await assertWithinStorage(transaction, deps.dialect, input.userId);
    return made;
  });
  return readRoom(deps.database, input, roomId);
};

interface NewRoom {
  readonly mateId: string;
  readonly clientRoomId: string | null;
  /** Whether nothing of it is stored after its end. */
  readonly isTemporary: boolean;
  /** Of the user's pages. */
  readonly language: string;
  readonly timeZone?: string | undefined;
}

/** Nothing may be stored of a room that was requested as a temporary one. */
const idOfSame = (existing: ExistingRoom, { isTemporary }: NewRoom): string => {
  if (isTemporary && existing.temporary_seen_at === null) {
    throw new DomainError(code.invalid, { english: 'This client ID is already in use.' });
  }
  return existing.room_id;
};

/** Returns the user's rooms, the most recently active first, without temporary ones. */
export const listRooms = async (deps: RoomDeps, viewer: Viewer): Promise<RoomList> => {
  const rows = await selectRooms(deps.database, viewer.userId)
    .where('rooms.removed_at', 'is', null)
    .where('rooms.temporary_seen_at', 'is', null)
    .orderBy('rooms.updated_at', 'desc')
    .orderBy('rooms.room_id', 'desc')
    .limit(caps.rooms)
    .execute();
  const rooms = await withMateViews(deps.database, viewer, rows);
  return { rooms: rooms.map(({ room }) => room) };
};

/** Returns the user's rooms removed after `since`, in milliseconds since 1970, newest first. */
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

/**
 * Returns one of the user's rooms with a page of its messages. Its newest page marks the last reply as read. Throws as
 * `readOpenRoom` does.
 */
export const readRoomInfo = async (
  deps: RoomDeps,
  input: Viewer & { roomId: string; before: number | null; limit: number | null; isCountRequested?: boolean },
): Promise<RoomInfo> => {
  const { room, row, view } = await (input.before === null ? findReadRoom : findVisibleRoom)(
    deps.database,
    input,
  );
  await markSeen(deps, row);
  const page = await readPage(deps.database, {
    roomId: input.roomId,
    before: input.before,
    limit: input.limit ?? pageLength,
  });
  return {
    room: {
      ...room,
      ...toMissingModel(deps.companion, row),
      ...(room.temporary === true ? {} : toWriter(deps.companion, row)),
      ...(await readMateChange(deps.database, row, view)),
    },
    ...page,
    ...(input.isCountRequested === true
      ? { olderCount: await countOlder(deps.database, input.roomId, page) }
      : {}),
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

/** Only a room that shows an earlier version of a mate that can still be seen reports its change. */
const readMateChange = async (
  database: Database,
  row: Pick<RoomRow, 'mate_id' | 'created_at' | 'change_read_at'>,
  { access, isAvailable }: MateView,
): Promise<Pick<Room, 'mateChangedAt' | 'mateChangedFields'>> => {
  const change = access === 'card' && isAvailable ? await readUnreadChange(database, row) : null;
  return change === null ? {} : { mateChangedAt: change.changedAt, mateChangedFields: change.fields };
};

/** Marks the last reply as read, if it is not. */
const findReadRoom = async (database: Database, input: Viewer & { roomId: string }) => {
  const found = await findVisibleRoom(database, input);
  if (found.row.unread_at === null) {
    return found;
  }
  await database
    .updateTable('messages')
    .set({ unread_at: null })
    .where('message_id', '=', found.row.last_id)
    .execute();
  return findVisibleRoom(database, input);
};

/** Returns null when the room already exists. */
const insertRoom = async (
  transaction: DatabaseTransaction,
  now: number,
  input: Viewer & NewRoom & { readonly roomId: string },
  mate: StoredMate,
): Promise<string | null> => {
  const greetings = greetingsOf(mate, input.language);
  const made = await transaction
    .insertInto('rooms')
    .values({
      room_id: input.roomId,
      user_id: input.userId,
      mate_id: input.mateId,
      client_room_id: input.clientRoomId ?? '',
      last_seq: greetings.length,
      created_at: now,
      updated_at: now,
      card_id: await storeCard(transaction, now, input.mateId),
      remembers: input.isTemporary ? 0 : 1,
      temporary_seen_at: input.isTemporary ? now : null,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'mate_id', 'client_room_id']).doNothing())
    .returning('room_id')
    .executeTakeFirst();
  if (made === undefined) {
    return null;
  }
  await transaction
    .insertInto('messages')
    .values(
      greetings.map((text, index) => ({
        message_id: newId(now),
        room_id: made.room_id,
        seq: index + 1,
        role: 'mate' as const,
        text,
        status: 'done' as const,
        created_at: now,
        finished_at: now,
        hidden_at: index === 0 ? null : now,
      })),
    )
    .execute();
  return made.room_id;
};

/** Returns the first messages of a mate, which are alternatives of each other, the one that is shown at first. */
const greetingsOf = (mate: StoredMate, language: string): string[] => {
  const filled = [mate.greeting, ...(mate.craft?.greetings ?? [])].filter((text) => text !== '');
  return filled.length === 0 ? [firstMessageOf(mate, language)] : [...new Set(filled)];
};

type ExistingRoom = Pick<RoomRow, 'room_id' | 'temporary_seen_at'>;
