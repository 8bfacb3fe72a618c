import { ownMates } from '../../../contract/mates/own-mate.ts';
import { roomList } from '../../../contract/rooms/room.ts';
import { roomName } from '../../../contract/rooms/room-name.ts';
import type { NamedUser } from '../../machines/lore/lorebooks.reducers.ts';
import { isUnsupported, toFailure } from '../../machines/shared/failure.ts';
import type { Services } from '../shared/services.ts';

type Call = Services['call'];

/** Returns the user's own mates; none on a host without them. */
export async function readOwnMates(call: Call, signal: AbortSignal): Promise<readonly NamedUser[]> {
  try {
    const { mates } = await call(ownMates, {}, signal);
    return mates.map(({ mateId, name }) => ({ id: mateId, name }));
  } catch (error) {
    if (!isUnsupported(toFailure(error))) throw error;
    return [];
  }
}

/** Returns the user's conversations, newest first. */
export async function readRooms(call: Call, signal: AbortSignal): Promise<readonly NamedUser[]> {
  const { rooms } = await call(roomList, {}, signal);
  return rooms.map((room) => ({ id: room.roomId, name: roomName(room) }));
}
