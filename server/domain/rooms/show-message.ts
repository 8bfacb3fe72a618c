import type { RoomInfo } from '../../../contract/rooms/room.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { assertNotStreaming, lockRoom } from '../transcript/room-access.ts';
import { forgetMemory, showBranch } from './branches.ts';
import { readOwnMessage } from '../transcript/history.ts';
import { readRoomInfo, type RoomDeps } from './rooms.ts';

/**
 * Shows the branch of a message and returns the newest page of the room. Throws `notFound` for a message that is not in a room
 * of the user's, and `busy` while a reply is being written there.
 */
export const showMessage = async (
  deps: RoomDeps,
  input: Viewer & { readonly messageId: string },
): Promise<RoomInfo> => {
  const roomId = await deps.database.transaction().execute(async (transaction) => {
    const message = await readOwnMessage(transaction, input.userId, input.messageId);
    await lockRoom(transaction, deps.dialect, { userId: input.userId, roomId: message.room_id });
    await assertNotStreaming(transaction, message.room_id);
    await showBranch(transaction, {
      roomId: message.room_id,
      messageId: input.messageId,
      now: deps.now(),
    });
    await forgetMemory(transaction, message.room_id);
    return message.room_id;
  });
  return readRoomInfo(deps, { ...input, roomId, before: null, limit: null });
};
