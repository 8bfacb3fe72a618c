import { fromPromise } from 'xstate';
import { code } from '../../../contract/envelope.ts';
import type { FirstListing } from '../../machines/rooms/recent-chats.reducers.ts';
import type { RoomCommand, RoomResult } from '../../machines/rooms/room-actions.reducers.ts';
import { toCommand } from '../../machines/shared/commands/command.ts';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import { toFailure } from '../../machines/shared/failure.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import { writeClipboard } from '../browser/clipboard.ts';
import type { ListedRooms, RoomsService } from '../chat/rooms.ts';

/** Implements the actors of the list of conversations. */
export const recentChatsActors = (rooms: RoomsService) => ({
  fetchRooms: provideRequest<FirstListing>(({ signal }) => rooms.list(signal)),
  refreshRooms: provideRequest<ListedRooms>(({ signal }) => rooms.refresh(signal)),
});

/** Implements the actors of what the user does with them. */
export const roomActionsActors = (rooms: RoomsService) => ({
  changeRoom: toCommand(changeRoom(rooms)),
  // One that the user does not wait for is aborted: its file would surprise.
  exportRoom: toCommand(changeRoom(rooms), { isIdempotent: false }),
  deleteRoom: toConfirmation(changeRoom(rooms)),
});

const changeRoom = (rooms: RoomsService) =>
  fromPromise<RoomResult, RoomCommand>(async ({ input, signal }) => {
    const { type, roomId } = input;
    switch (type) {
      case 'room.delete':
        return { type: 'room.removed', roomId, canBeRestored: await rooms.remove(roomId, signal) };
      case 'room.archive':
        return { type: 'room.archived', room: await rooms.archive(input, signal) };
      case 'room.rename':
        return { type: 'room.renamed', room: await rooms.rename(input, signal) };
      case 'room.export':
        return { type: 'room.exported', exported: await rooms.exportRoom(input, signal) };
      case 'room.copyTexts':
        await writeClipboard(input.texts.join('\n\n'));
        return { type: 'room.textsCopied', roomId };
      case 'room.discardTexts':
        rooms.discardTexts(roomId);
        return { type: 'room.textsDiscarded', roomId };
      default:
        return restore(rooms, roomId, signal);
    }
  });

const restore = async (rooms: RoomsService, roomId: string, signal: AbortSignal): Promise<RoomResult> => {
  try {
    return { type: 'room.restored', room: await rooms.restore(roomId, signal) };
  } catch (error) {
    if (toFailure(error).code !== code.notFound) throw error;
    return { type: 'room.expired', roomId, error };
  }
};
