import type { TrendingRank } from '../../../contract/mates/mate.ts';
import { days } from '../../shared/clock.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { Database } from '../../store/database.ts';
import { toCard, listMates } from '../mates/catalogue.ts';
import type { Viewer } from '../mates/mate-access.ts';

const period = days(7);
const maxRanked = 10;

/**
 * Ranks mates by the number of messages sent to them in the last seven days; equal ones stay in the catalogue's order.
 */
export const rankMates = async (
  deps: Pick<StoreDeps, 'database' | 'now'>,
  viewer: Viewer | null,
): Promise<TrendingRank> => {
  const mates = await listMates(deps.database, viewer);
  const counts = await countMessages(deps.database, deps.now() - period);
  const sent = (mateId: string) => counts.get(mateId) ?? 0;
  return {
    ranks: mates
      .toSorted((a, b) => sent(b.mateId) - sent(a.mateId))
      .slice(0, maxRanked)
      .map((mate, index) => ({ rank: index + 1, mate: toCard(mate) })),
  };
};

/** Only the newest messages are counted: a rank needs no more, and reading all would take ever longer. */
const maxCounted = 10_000;

/**
 * Returns the number of messages sent to each mate since `since`, in milliseconds since 1970; mates without any are
 * omitted.
 */
export const countMessages = async (database: Database, since: number): Promise<Map<string, number>> => {
  const rows = await database
    .selectFrom((sent) =>
      sent
        .selectFrom('messages')
        .select('room_id')
        .where('role', '=', 'user')
        .where('created_at', '>', since)
        .orderBy('created_at', 'desc')
        .limit(maxCounted)
        .as('newest'),
    )
    .innerJoin('rooms', 'rooms.room_id', 'newest.room_id')
    .select(['rooms.mate_id', (count) => count.fn.countAll<number>().as('sent')])
    .where('rooms.temporary_seen_at', 'is', null)
    .groupBy('rooms.mate_id')
    .execute();
  return new Map(rows.map((row) => [row.mate_id, row.sent]));
};
