import type { BlockList } from '../../../contract/safety.ts';
import { code } from '../../../contract/envelope.ts';
import type { AppDeps } from '../../dependencies.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import { refuseBeyondCap } from '../caps.ts';
import { findMate } from '../mates/catalogue.ts';
import { shownCard, viewMates } from '../mates/room-mates.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { holdMate, keepCard } from '../mates/mate-cards.ts';
import { Refusal } from '../domain-error.ts';

/** The user's blocked mates, the one blocked last first. */
export const listBlocks = async (database: Database, viewer: Viewer): Promise<BlockList> => {
  const rows = await database
    .selectFrom('blocks')
    .select(['mate_id', 'card_id'])
    .where('user_id', '=', viewer.userId)
    .orderBy('created_at', 'desc')
    .orderBy('mate_id')
    .execute();
  const views = await viewMates(database, viewer, rows);
  return { mates: views.map(({ view }) => shownCard(view)) };
};

/**
 * Blocks or unblocks; twice the same is once. Throws `notFound` for a mate that the caller cannot see, `limitReached`
 * when there are enough.
 */
export const setBlock = async (
  deps: Pick<AppDeps, 'database' | 'dialect' | 'now'>,
  wish: Viewer & { mateId: string; wanted: boolean },
): Promise<{ blocked: boolean }> => {
  const { userId, mateId, wanted } = wish;
  if (!wanted) {
    await deps.database
      .deleteFrom('blocks')
      .where('user_id', '=', userId)
      .where('mate_id', '=', mateId)
      .execute();
    return { blocked: false };
  }
  await deps.database.transaction().execute(async (transaction) => {
    await holdMate(transaction, deps, mateId);
    await requireKnownMate(transaction, wish);
    const now = deps.now();
    const made = await transaction
      .insertInto('blocks')
      .values({
        user_id: userId,
        mate_id: mateId,
        created_at: now,
        card_id: await cardOfBlock(transaction, now, wish),
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'mate_id']).doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (made !== undefined) {
      await refuseBeyondCap(transaction, deps.dialect, { userId, kind: 'blocks' });
    }
  });
  return { blocked: true };
};

/** The card of a mate that the viewer sees, else that of their latest room with it. */
const cardOfBlock = async (
  transaction: DatabaseTransaction,
  now: number,
  { mateId, ...viewer }: Viewer & { mateId: string },
): Promise<string | null> => {
  if ((await findMate(transaction, mateId, viewer)) !== null) {
    return keepCard(transaction, now, mateId);
  }
  const room = await transaction
    .selectFrom('rooms')
    .select('card_id')
    .where('user_id', '=', viewer.userId)
    .where('mate_id', '=', mateId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return room?.card_id ?? null;
};

export const isBlocked = async (
  database: Database,
  { userId, mateId }: { userId: string; mateId: string },
): Promise<boolean> =>
  (await database
    .selectFrom('blocks')
    .select('mate_id')
    .where('user_id', '=', userId)
    .where('mate_id', '=', mateId)
    .executeTakeFirst()) !== undefined;

/** Throws `mateBlocked` where the caller blocked the mate. */
export const refuseBlocked = async (
  database: Database,
  who: { userId: string; mateId: string },
): Promise<void> => {
  if (await isBlocked(database, who)) {
    throw new Refusal(code.mateBlocked, 'You blocked this mate. Unblock it in your profile to write again.');
  }
};

/** A mate that one may see, or has talked with: that can be reported and blocked too when it was closed since. */
export const requireKnownMate = async (
  database: Database,
  { mateId, ...viewer }: Viewer & { mateId: string },
): Promise<void> => {
  if ((await findMate(database, mateId, viewer)) !== null) {
    return;
  }
  const room = await database
    .selectFrom('rooms')
    .select('room_id')
    .where('user_id', '=', viewer.userId)
    .where('mate_id', '=', mateId)
    .executeTakeFirst();
  if (room === undefined) {
    throw new Refusal(code.notFound, 'There is no such mate.');
  }
};
