import { fromPromise } from 'xstate';
import type { Room } from '../../../contract/room.ts';
import type { ListedRooms, RoomsService } from './rooms.ts';

/** What the actors of the list of conversations do. */
export const recentChatsActors = (rooms: RoomsService) => ({
  fetchRooms: fromPromise<ListedRooms, undefined>(({ signal }) => rooms.list(signal)),
  deleteRoom: fromPromise<boolean, { roomId: string }>(({ input, signal }) =>
    rooms.remove(input.roomId, signal),
  ),
  restoreRoom: fromPromise<Room, { roomId: string }>(({ input, signal }) =>
    rooms.restore(input.roomId, signal),
  ),
});
