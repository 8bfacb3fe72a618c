import { fromPromise } from 'xstate';
import type { Room } from '../../contract/room.ts';
import type { RoomsService } from './rooms.ts';

/** What the actors of the list of conversations do. */
export const recentChatsActors = (rooms: RoomsService) => ({
  fetchRooms: fromPromise<readonly Room[], undefined>(({ signal }) => rooms.list(signal)),
  deleteRoom: fromPromise<void, { roomId: string }>(({ input, signal }) =>
    rooms.remove(input.roomId, signal),
  ),
});
