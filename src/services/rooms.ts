import * as rooms from '../../contract/room.ts';
import type { Services } from './services.ts';

/** The list of one's conversations. */
export const createRooms = (
  { call }: Pick<Services, 'call'>,
  /** Drops what the browser keeps for a room that is deleted. */
  forget: (roomId: string) => void,
) => ({
  /** The one talked in last comes first, whatever order the host keeps. */
  async list(signal: AbortSignal): Promise<readonly rooms.Room[]> {
    const answer = await call(rooms.roomList, {}, signal);
    return answer.rooms.toSorted((one, other) => other.updatedAt - one.updatedAt);
  },

  async remove(roomId: string, signal: AbortSignal): Promise<void> {
    await call(rooms.deleteRoom, { roomId }, signal);
    forget(roomId);
  },
});

export type RoomsService = ReturnType<typeof createRooms>;
