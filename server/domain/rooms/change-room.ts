import { code } from '../../../contract/envelope.ts';
import type { Room } from '../../../contract/rooms/room.ts';
import type { RoomRow } from '../../store/schema/rooms.ts';
import { DomainError } from '../domain-error.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { assertSafeFields } from '../safety/content-rules.ts';
import type { StoreDeps } from '../store-deps.ts';
import { readRoom, assertLasting } from '../transcript/room-access.ts';

type OwnRoom = Viewer & { readonly roomId: string };

/**
 * Names one of the user's rooms; an empty title removes the name. Throws `notFound` for any other room, `forbidden` for a
 * temporary one, and `contentRefused` for forbidden texts.
 */
export const renameRoom = async (
  deps: Pick<StoreDeps, 'database'>,
  room: OwnRoom & { readonly title: string },
): Promise<Room> => {
  assertSafeFields({ title: room.title });
  return changeRoom(deps, room, { title: room.title === '' ? null : room.title });
};

/** Moves one of the user's rooms to the archive, or out of it. Throws as `renameRoom` does. */
export const archiveRoom = (
  deps: Pick<StoreDeps, 'database' | 'now'>,
  room: OwnRoom & { readonly archived: boolean },
): Promise<Room> => changeRoom(deps, room, { archived_at: room.archived ? deps.now() : null });

const changeRoom = async (
  { database }: Pick<StoreDeps, 'database'>,
  room: OwnRoom,
  change: Partial<Pick<RoomRow, 'title' | 'archived_at'>>,
): Promise<Room> => {
  const found = await database
    .selectFrom('rooms')
    .select('temporary_seen_at')
    .where('room_id', '=', room.roomId)
    .where('user_id', '=', room.userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) {
    throw new DomainError(code.notFound, 'roomNotFound');
  }
  assertLasting(found.temporary_seen_at !== null);
  await database.updateTable('rooms').set(change).where('room_id', '=', room.roomId).execute();
  return readRoom(database, room, room.roomId);
};
