import { cutText } from '../../../contract/letters.ts';
import { code } from '../../../contract/envelope.ts';
import { type RoomCopy } from '../../../contract/rooms/room-actions.ts';
import { maxTitleLength } from '../../../contract/rooms/room-name.ts';
import type { Room } from '../../../contract/rooms/room.ts';
import { mapInTurns } from '../../shared/event-loop.ts';
import { newId } from '../../shared/ids.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import type { RoomRow } from '../../store/schema/rooms.ts';
import { assertWithinCap } from '../caps.ts';
import { DomainError } from '../domain-error.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { lockMate, storeCard } from '../mates/mate-cards.ts';
import { copyChapters } from '../memory/chapters/copy-chapters.ts';
import { copyEffects } from '../lore/lore-effects.ts';
import { copyRoomBooks } from '../lore/own/attached-books.ts';
import { copyFacts } from '../memory/copy-facts.ts';
import { assertMateAvailable } from '../social/blocks.ts';
import { readPath } from './branches.ts';
import { deleteRemovedRoom } from './delete-room.ts';
import { assertWithinStorage } from '../storage.ts';
import { titled } from '../transcript/room-rows.ts';
import { selectExisting } from '../transcript/room-rows.ts';
import type { RoomDeps } from './rooms.ts';
import { readRoom, assertLasting, lockRoom } from '../transcript/room-access.ts';

/** How many messages a statement copies: others have their turns between two. */
const rowsAtOnce = 100;

interface CopyRequest {
  readonly roomId: string;
  readonly messageId: string;
  readonly clientRoomId: string;
}

/**
 * Opens a room that continues one of the user's from a message, with copies of the messages up to this one. Repeating a
 * `clientRoomId` returns the first room. Throws `notFound`, `busy` while the message is being written, `forbidden` and
 * `mateBlocked` as for a message, `forbidden` for a temporary room, and `limitReached` at the cap or the limit of the storage.
 */
export const copyRoom = async (deps: RoomDeps, input: Viewer & CopyRequest): Promise<Room> => {
  const roomId = await deps.database.transaction().execute(async (transaction) => {
    const original = await lockRoom(transaction, deps.dialect, input);
    assertLasting(original.temporary_seen_at !== null);
    const place = { userId: input.userId, mateId: original.mate_id, clientRoomId: input.clientRoomId };
    await lockMate(transaction, deps, original.mate_id);
    await deleteRemovedRoom(transaction, deps, place);
    const existing = await selectExisting(transaction, place).executeTakeFirst();
    if (existing !== undefined) {
      return existing.room_id;
    }
    await assertMateAvailable(transaction, original);
    const path = await readPathTo(transaction, input);
    const copy = await insertCopy(transaction, deps.now(), { original, input, length: path.length });
    const ids = await copyMessages(transaction, deps, { path, roomId: copy });
    await copyFacts(transaction, deps.now(), { original, roomId: copy, messageIds: ids });
    await copyChapters(transaction, deps.now(), { original, roomId: copy, messageIds: ids });
    await copyEffects(transaction, { original, roomId: copy, messageIds: ids });
    await copyRoomBooks(transaction, { original, roomId: copy });
    await assertWithinCap(transaction, deps.dialect, { userId: input.userId, kind: 'rooms' });
    await assertWithinStorage(transaction, deps.dialect, input.userId);
    return copy;
  });
  return readRoom(deps.database, input, roomId);
};

/** Returns the rooms that continue one of the user's, newest first. */
export const readCopies = async (
  database: Database,
  { userId, roomId }: { readonly userId: string; readonly roomId: string },
): Promise<RoomCopy[]> => {
  const rows = await database
    .selectFrom('rooms')
    .leftJoin('messages as copied', 'copied.message_id', 'rooms.origin_message_id')
    .select(['rooms.room_id', 'rooms.title', 'rooms.created_at', 'copied.message_id'])
    .where('rooms.origin_room_id', '=', roomId)
    .where('rooms.user_id', '=', userId)
    .where('rooms.removed_at', 'is', null)
    .orderBy('rooms.created_at', 'desc')
    .orderBy('rooms.room_id', 'desc')
    .execute();
  return rows.map((row) => ({
    roomId: row.room_id,
    messageId: row.message_id,
    ...titled(row.title),
    createdAt: row.created_at,
  }));
};

/** Returns the ids of the messages from the first one through the given one. Throws `notFound`, and `busy` while one is being written. */
const readPathTo = async (transaction: Database, { roomId, messageId }: CopyRequest): Promise<string[]> => {
  const path = await readPath(transaction, { roomId, messageId });
  if (path.length === 0) {
    throw new DomainError(code.notFound, 'messageNotFound');
  }
  const streaming = await transaction
    .selectFrom('messages')
    .select('message_id')
    .where('status', '=', 'streaming')
    .where('room_id', '=', roomId)
    .execute();
  if (streaming.some(({ message_id: id }) => path.includes(id))) {
    throw new DomainError(code.busy, 'replyInProgress');
  }
  return path;
};

interface Copied {
  readonly original: RoomRow;
  readonly input: CopyRequest;
  /** How many messages are copied. */
  readonly length: number;
}

/** The companion rebuilds its memory from the messages. */
const insertCopy = async (
  transaction: DatabaseTransaction,
  now: number,
  { original, input, length }: Copied,
): Promise<string> => {
  const roomId = newId(now);
  await transaction
    .insertInto('rooms')
    .values({
      room_id: roomId,
      user_id: original.user_id,
      mate_id: original.mate_id,
      client_room_id: input.clientRoomId,
      last_seq: length,
      created_at: now,
      updated_at: now,
      persona_id: original.persona_id,
      notes: original.notes,
      remembers: original.remembers,
      reply_model: original.reply_model,
      reply_length: original.reply_length,
      reply_temper: original.reply_temper,
      card_id: await storeCard(transaction, now, original.mate_id),
      mature_at: original.mature_at,
      title: await readFreeTitle(transaction, original),
      origin_room_id: original.room_id,
      origin_message_id: input.messageId,
    })
    .execute();
  return roomId;
};

/** Each message follows the one before it, and has the times of its original. Returns the ids of the copies by those of the originals. */
const copyMessages = async (
  transaction: DatabaseTransaction,
  { now }: Pick<RoomDeps, 'now'>,
  { path, roomId }: { readonly path: readonly string[]; readonly roomId: string },
): Promise<ReadonlyMap<string, string>> => {
  const ids = new Map(await mapInTurns(path, (id) => [id, newId(now())] as const));
  const copyOf = (id: string | null): string | null => (id === null ? null : (ids.get(id) ?? null));
  for (let start = 0; start < path.length; start += rowsAtOnce) {
    const messages = await transaction
      .selectFrom('messages')
      .selectAll()
      .where('message_id', 'in', path.slice(start, start + rowsAtOnce))
      .orderBy('seq')
      .execute();
    const copies = messages.map((message, index) => ({
      ...message,
      message_id: copyOf(message.message_id) ?? newId(now()),
      room_id: roomId,
      seq: start + index + 1,
      reply_to: copyOf(message.reply_to),
      parent_id: copyOf(message.parent_id),
      ...asNew,
    }));
    await transaction.insertInto('messages').values(copies).execute();
  }
  return ids;
};

/** The columns that a copy does not take from its original. */
const asNew = {
  unread_at: null,
  hidden_at: null,
  client_message_id: null,
  continued_by: null,
  node: null,
  heartbeat_at: null,
  thinking_at: null,
  stop_asked_at: null,
  takeovers_left: null,
};

/** Returns the original's title with the first number, from 2 on, that no room with this mate has: `Rain (2)`; or only `(2)`. */
const readFreeTitle = async (transaction: Database, original: RoomRow): Promise<string> => {
  const rooms = await transaction
    .selectFrom('rooms')
    .select('title')
    .where('user_id', '=', original.user_id)
    .where('mate_id', '=', original.mate_id)
    .where('title', 'is not', null)
    .execute();
  const taken = new Set(rooms.map(({ title }) => title));
  const base = (original.title ?? '').replace(/ ?\(\d+\)$/, '');
  for (let number = 2; ; number += 1) {
    const ending = `(${number})`;
    const title = `${cutText(base, maxTitleLength - ending.length - 1)} ${ending}`.trim();
    if (!taken.has(title)) {
      return title;
    }
  }
};
