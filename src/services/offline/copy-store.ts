import * as v from 'valibot';
import { copiedMessages, copiedRooms } from '../../../contract/limits.ts';
import { RoomInfo, RoomList } from '../../../contract/room.ts';
import type { ConversationContext } from '../../machines/chat/conversation.types.ts';
import { copiesKey } from './erase-copies.ts';
import { toRoomInfo } from './to-room-info.ts';

/** Where the copies of an account are. Not a key of the browser's other storage. */
const nameOf = (userId: string): string => copiesKey + userId;
const listPath = '/copies/list';
const pathOf = (roomId: string): string => `/copies/room/${encodeURIComponent(roomId)}`;

/** Stores a copy of a room as its newest. Of more than the maximum, the oldest are removed. */
export async function storeRoom(userId: string, conversation: ConversationContext): Promise<void> {
  const info = toRoomInfo(conversation);
  const cache = await caches.open(nameOf(userId));
  const path = pathOf(info.room.roomId);
  const { messages } = info;
  const copy = {
    ...info,
    messages: messages.slice(-copiedMessages),
    hasMore: info.hasMore || messages.length > copiedMessages,
  };
  // Replaces the copy before in one step, so that a page that is left meanwhile loses neither. A cache lists what it contains in the
  // order of writing.
  await cache.put(path, Response.json(copy));
  const rooms = (await cache.keys()).filter(({ url }) => !url.endsWith(listPath));
  await Promise.all(rooms.slice(0, -copiedRooms).map((request) => cache.delete(request)));
}

/** Stores a copy of the list, and removes the copies of rooms that are no longer in it. */
export async function storeList(userId: string, list: RoomList): Promise<void> {
  const cache = await caches.open(nameOf(userId));
  const listed = new Set([listPath, ...list.rooms.map(({ roomId }) => pathOf(roomId))]);
  await cache.put(
    listPath,
    Response.json({ ...list, ...(list.removed === undefined ? {} : { removed: [] }) }),
  );
  const others = (await cache.keys()).filter(({ url }) => !listed.has(new URL(url).pathname));
  await Promise.all(others.map((request) => cache.delete(request)));
}

/** Returns the copy of a room; null where there is none that can be read. */
export const findRoom = (userId: string, roomId: string): Promise<RoomInfo | null> =>
  find(RoomInfo, userId, pathOf(roomId));

/** Returns the copy of the list; null where there is none that can be read. */
export const findList = (userId: string): Promise<RoomList | null> => find(RoomList, userId, listPath);

async function find<Schema extends v.GenericSchema>(
  schema: Schema,
  userId: string,
  path: string,
): Promise<v.InferOutput<Schema> | null> {
  // Opening a cache would create it.
  const response = await caches.match(path, { cacheName: nameOf(userId) });
  const copy = v.safeParse(schema, await response?.json().catch(() => null));
  return copy.success ? copy.output : null;
}
