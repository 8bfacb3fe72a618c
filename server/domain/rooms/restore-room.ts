import type { RemovedRoom, Room } from '../../../contract/rooms/room.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { undoPeriod, type RemovalDeps } from './delete-room.ts';
import { readRemovedRooms } from './rooms.ts';
import { readRoom } from '../transcript/room-access.ts';

/**
 * Restores one of the user's removed rooms; one that was not removed stays unchanged. Throws `notFound` for any other.
 */
export const restoreRoom = async (deps: RemovalDeps, room: Viewer & { roomId: string }): Promise<Room> => {
  await deps.database
    .updateTable('rooms')
    .set({ removed_at: null })
    .where('room_id', '=', room.roomId)
    .where('user_id', '=', room.userId)
    .where('removed_at', '>', deps.now() - undoPeriod)
    .execute();
  return readRoom(deps.database, room, room.roomId);
};

/** Returns the user's rooms that can be restored, the latest removed first. */
export const listRemovedRooms = async (deps: RemovalDeps, viewer: Viewer): Promise<RemovedRoom[]> => {
  const rows = await readRemovedRooms(deps.database, viewer, deps.now() - undoPeriod);
  return rows.map(({ room, removedAt }) => ({ room, until: removedAt + undoPeriod }));
};
