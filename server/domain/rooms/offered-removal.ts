import type { RoomInfo } from '../../../contract/room.ts';
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
    .select(['removal_id', 'removed_at'])
    .where('room_id', '=', roomId)
    .where('removed_at', '>', now - offerPeriod)
    .where('restored_at', 'is', null)
    .orderBy('removal_id', 'desc')
    .executeTakeFirst();
  return last === undefined
    ? {}
    : { removed: { removalId: last.removal_id, offeredFor: last.removed_at + offerPeriod - now } };
};
