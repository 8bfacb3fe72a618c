import { fromPromise } from 'xstate';
import type { Room } from '../../../contract/room.ts';
import type { ArchiveChange } from '../../machines/rooms/recent-chats.types.ts';
import { toConfirmation } from '../../machines/shared/confirmation.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import type { ListedRooms, RoomsService } from '../chat/rooms.ts';

/** Implements the actors of the list of conversations. */
export const recentChatsActors = (rooms: RoomsService) => ({
  fetchRooms: provideRequest<ListedRooms>(({ signal }) => rooms.list(signal)),
  refreshRooms: fromPromise<ListedRooms, undefined>(({ signal }) => rooms.list(signal)),
  removeRoom: removeRoom(rooms),
  deleteRoom: toConfirmation(removeRoom(rooms)),
  archiveRoom: fromPromise<Room, ArchiveChange>(({ input, signal }) => rooms.archive(input, signal)),
  restoreRoom: fromPromise<Room, { roomId: string }>(({ input, signal }) =>
    rooms.restore(input.roomId, signal),
  ),
});

const removeRoom = (rooms: RoomsService) =>
  fromPromise<boolean, { roomId: string }>(({ input, signal }) => rooms.remove(input.roomId, signal));
