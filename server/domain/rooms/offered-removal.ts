import type { RoomInfo } from '../../../contract/rooms/room.ts';
import { seconds } from '../../shared/clock.ts';
import type { Database } from '../../store/database.ts';

/** How long the user is offered to undo a deletion of messages, in milliseconds. */
const offerPeriod = seconds(10);

/** Returns the room's last deletion of messages while it is offered to be undone. */
export const readOfferedRemoval = async (
  database: Database,
  { roomId, now }: { readonly roomId: string; readonly now: number },
): Promise<Pick<RoomInfo, 'removed'>> => {
  const last = await database
    .selectFrom('removals')
    .select(['removal_id', 'removed_at', 'was_shown'])
    .where('room_id', '=', roomId)
    .where('removed_at', '>', now - offerPeriod)
    .where('restored_at', 'is', null)
    .orderBy('removal_id', 'desc')
    .executeTakeFirst();
  if (last === undefined) return {};
  const { removal_id: removalId, removed_at: removedAt, was_shown: wasShown } = last;
  const removed = { removalId, offeredFor: removedAt + offerPeriod - now };
  // A message that was not shown is restored out of sight, and takes no place of another.
  return { removed: wasShown === 1 ? { ...removed, hidesAfter: removedAt } : removed };
};
