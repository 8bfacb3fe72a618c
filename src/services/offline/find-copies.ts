import * as v from 'valibot';
import { RoomInfo, RoomList } from '../../../contract/rooms/room.ts';
import { copiesKey } from './copies-setting.ts';

/** Where the copies of an account are. Not a key of the browser's other storage. */
export const nameOf = (userId: string): string => copiesKey + userId;
export const listPath = '/copies/list';
export const pathOf = (roomId: string): string => `/copies/room/${encodeURIComponent(roomId)}`;

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
