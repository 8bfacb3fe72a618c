/**
 * A temporary room is a room of which nothing is stored once it has ended: when the user ends it, or an hour after a page last
 * showed it. It is in no list, search, count or export, and its mate learns nothing there.
 */
import { hours, minutes } from '../../shared/clock.ts';
import type { RoomRow } from '../../store/schema/rooms.ts';
import type { StoreDeps } from '../store-deps.ts';
import { deleteRoom } from './delete-room.ts';

type Seen = Pick<RoomRow, 'temporary_seen_at'>;

/** How long a temporary room exists after a page last showed it, in milliseconds. */
export const temporaryLifetime = hours(1);

/** How exactly it is known when a page last showed it, in milliseconds: reading a room rarely writes. */
const seenInterval = minutes(1);

/** Notes that a page shows the room, where it is a temporary one. */
export const markSeen = async (
  { database, now }: Pick<StoreDeps, 'database' | 'now'>,
  { room_id: roomId, temporary_seen_at: seenAt }: Seen & Pick<RoomRow, 'room_id'>,
): Promise<void> => {
  if (seenAt === null || now() - seenAt < seenInterval) {
    return;
  }
  await database
    .updateTable('rooms')
    .set({ temporary_seen_at: now() })
    .where('room_id', '=', roomId)
    .execute();
};

/** Deletes the temporary rooms that were last shown, and last written to, at this time or before. */
export const purgeTemporaryRooms = async (deps: StoreDeps, time: number): Promise<void> => {
  const rows = await deps.database
    .selectFrom('rooms')
    .select(['user_id', 'room_id'])
    .where('temporary_seen_at', '<=', time)
    .where('updated_at', '<=', time)
    .execute();
  for (const row of rows) {
    await deleteRoom(deps, { userId: row.user_id, roomId: row.room_id });
  }
};
