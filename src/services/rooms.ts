import * as rooms from '../../contract/room.ts';
import type { Services } from './services.ts';

/** The list of one's conversations. */
export const createRooms = ({ call }: Pick<Services, 'call'>) => ({
  /** The one talked in last comes first, whatever order the host keeps. */
  async list(signal: AbortSignal): Promise<readonly rooms.Room[]> {
    const answer = await call(rooms.roomList, {}, signal);
    return answer.rooms.toSorted((one, other) => other.updatedAt - one.updatedAt);
  },

  async remove(roomId: string, signal: AbortSignal): Promise<void> {
    await call(rooms.deleteRoom, { roomId }, signal);
  },
});

export type RoomsService = ReturnType<typeof createRooms>;
