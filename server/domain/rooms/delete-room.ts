import { minutes } from '../../shared/clock.ts';
import type { Database, Dialect } from '../../store/database.ts';
import type { RoomRow } from '../../store/schema/rooms.ts';
import { findOpenCharge, releaseChat } from '../billing/allowance.ts';
import { purgeFrames, noWriter } from '../transcript/frames.ts';
import { eraseMessages, eraseNewestMessages, eraseRemovals } from './erase-messages.ts';

export interface RemovalDeps {
  readonly database: Database;
  readonly dialect: Dialect;
  readonly now: () => number;
}

export interface OwnRoom {
  readonly userId: string;
  readonly roomId: string;
}

/** How long a deleted room can be restored, in milliseconds. */
export const undoPeriod = minutes(1);

/**
 * Deletes one of the user's rooms with its messages, and refunds a chat reserved for a reply that has not begun.
 * Returns false when the user has no such room.
 */
export const deleteRoom = async (deps: RemovalDeps, room: OwnRoom): Promise<boolean> => {
  const isOwn = await deps.database.transaction().execute(async (transaction) => {
    if ((await lockRoom(transaction, deps.dialect, room)) === undefined) {
      return false;
    }
    await endReplies(transaction, deps.now(), room);
    await transaction
      .updateTable('rooms')
      .set({ removed_at: longAgo })
      .where('room_id', '=', room.roomId)
      .execute();
    return true;
  });
  if (!isOwn) {
    return false;
  }
  // Not in one transaction: others have the database between two parts of a long room.
  while (await eraseSome(deps, room)) {
    // The next part.
  }
  await eraseRemovals(deps.database, room.roomId);
  await deps.database.transaction().execute((transaction) => erase(transaction, deps, room));
  return true;
};

/**
 * Deletes the newest messages of the room, and returns whether there were any. Another request and `purgeRemovedRooms` may delete
 * the room at the same time: each part locks it, so that none waits for more than a part of another.
 */
const eraseSome = (deps: RemovalDeps, room: OwnRoom): Promise<boolean> =>
  deps.database.transaction().execute(async (transaction) => {
    const locked = await lockRoom(transaction, deps.dialect, room);
    return locked !== undefined && (await eraseNewestMessages(transaction, room.roomId));
  });

/** When a room was removed that cannot be restored: it is purged if its deletion was cut off. */
const longAgo = 0;

/**
 * Removes one of the user's rooms from view; `purgeRemovedRooms` deletes it after `undoPeriod`. A streaming reply
 * continues, so that it is complete when the room is restored. Returns until when the room can be restored, in
 * milliseconds since 1970; null when the user has no such room, or it is temporary and cannot be restored.
 */
export const removeRoom = (deps: RemovalDeps, room: OwnRoom): Promise<number | null> =>
  deps.database.transaction().execute(async (transaction) => {
    const own = await lockRoom(transaction, deps.dialect, room);
    if (own === undefined || own.temporary_seen_at !== null) {
      return null;
    }
    if (own.removed_at !== null) {
      return own.removed_at + undoPeriod;
    }
    const now = deps.now();
    await transaction
      .updateTable('rooms')
      .set({ removed_at: now })
      .where('room_id', '=', room.roomId)
      .execute();
    return now + undoPeriod;
  });

/** Deletes all removed rooms whose undo period has ended. */
export const purgeRemovedRooms = async (deps: RemovalDeps): Promise<void> => {
  const rows = await deps.database
    .selectFrom('rooms')
    .select(['user_id', 'room_id'])
    .where('removed_at', '<=', deps.now() - undoPeriod)
    .execute();
  for (const row of rows) {
    await deleteRoom(deps, { userId: row.user_id, roomId: row.room_id });
  }
};

/** Deletes the removed room, if any, whose place a new room takes. */
export const deleteRemovedRoom = async (
  transaction: Database,
  deps: Pick<RemovalDeps, 'dialect' | 'now'>,
  input: { userId: string; mateId: string; clientRoomId: string | null },
): Promise<void> => {
  const removed = await transaction
    .selectFrom('rooms')
    .select('room_id')
    .where('user_id', '=', input.userId)
    .where('mate_id', '=', input.mateId)
    .where('client_room_id', '=', input.clientRoomId ?? '')
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  if (removed !== undefined) {
    await erase(transaction, deps, { userId: input.userId, roomId: removed.room_id });
  }
};

const erase = async (
  transaction: Database,
  deps: Pick<RemovalDeps, 'dialect' | 'now'>,
  room: OwnRoom,
): Promise<void> => {
  await lockRoom(transaction, deps.dialect, room);
  await endReplies(transaction, deps.now(), room);
  await eraseMessages(transaction, room.roomId);
  const erased = await transaction
    .deleteFrom('rooms')
    .where('room_id', '=', room.roomId)
    .returning('temporary_seen_at')
    .executeTakeFirst();
  if (erased !== undefined && erased.temporary_seen_at !== null) {
    await transaction
      .deleteFrom('user_changes')
      .where('user_id', '=', room.userId)
      .where('subject', '=', room.roomId)
      .execute();
  }
  await purgeFrames(transaction, deps.dialect);
};

/** Returns the user's room, removed or not, locked until the transaction ends. */
const lockRoom = (
  transaction: Database,
  dialect: Dialect,
  room: OwnRoom,
): Promise<Pick<RoomRow, 'removed_at' | 'temporary_seen_at'> | undefined> =>
  transaction
    .selectFrom('rooms')
    .select(['removed_at', 'temporary_seen_at'])
    .where('room_id', '=', room.roomId)
    .where('user_id', '=', room.userId)
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();

/** Takes the room's reply away from its writer, on whichever node, before its charge is checked. */
const endReplies = async (transaction: Database, now: number, room: OwnRoom): Promise<void> => {
  const ended = await transaction
    .updateTable('messages')
    .set({ ...noWriter, status: 'interrupted' })
    .where('room_id', '=', room.roomId)
    .where('status', '=', 'streaming')
    .returning(['message_id', 'reply_to'])
    .execute();
  for (const reply of ended) {
    const charge = await findOpenCharge(transaction, {
      userId: room.userId,
      messageId: reply.reply_to ?? '',
      replyId: reply.message_id,
    });
    if (charge !== null) {
      await releaseChat(transaction, charge, now);
    }
  }
};
