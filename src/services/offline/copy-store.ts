import { copiedMessages, copiedRooms } from '../../../contract/limits.ts';
import type { RoomList } from '../../../contract/rooms/room.ts';
import type { ConversationContext } from '../../machines/chat/conversation.types.ts';
import { listPath, nameOf, pathOf } from './find-copies.ts';
import { toRoomInfo } from './to-room-info.ts';

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
