import type { BlockList } from '../../../contract/safety/own-safety.ts';
import { code } from '../../../contract/envelope.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import { assertWithinCap } from '../caps.ts';
import { findMate } from '../mates/catalogue.ts';
import { toVisibleCard, viewMates } from '../mates/room-mates.ts';
import { canTalkWith, isWithdrawn, type Viewer } from '../mates/mate-access.ts';
import type { RoomRow } from '../../store/schema/rooms.ts';
import { lockMate, storeCard } from '../mates/mate-cards.ts';
import { DomainError } from '../domain-error.ts';

/** Returns the mates that the user blocked, newest first. */
export const listBlocks = async (database: Database, viewer: Viewer): Promise<BlockList> => {
  const rows = await database
    .selectFrom('blocks')
    .select(['mate_id', 'card_id'])
    .where('user_id', '=', viewer.userId)
    .orderBy('created_at', 'desc')
    .orderBy('mate_id')
    .execute();
  const views = await viewMates(database, viewer, rows);
  return { mates: views.map(({ view }) => toVisibleCard(view)) };
};

/**
 * Blocks or unblocks; idempotent. Throws `notFound` for a mate that the caller cannot see, and `limitReached` at the
 * cap.
 */
export const setBlock = async (
  deps: StoreDeps,
  input: Viewer & { mateId: string; wanted: boolean },
): Promise<{ blocked: boolean }> => {
  const { userId, mateId, wanted } = input;
  if (!wanted) {
    await deps.database
      .deleteFrom('blocks')
      .where('user_id', '=', userId)
      .where('mate_id', '=', mateId)
      .execute();
    return { blocked: false };
  }
  await deps.database.transaction().execute(async (transaction) => {
    await lockMate(transaction, deps, mateId);
    await assertKnownMate(transaction, input);
    const now = deps.now();
    const made = await transaction
      .insertInto('blocks')
      .values({
        user_id: userId,
        mate_id: mateId,
        created_at: now,
        card_id: await storeBlockCard(transaction, now, input),
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'mate_id']).doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (made !== undefined) {
      await assertWithinCap(transaction, deps.dialect, { userId, kind: 'blocks' });
    }
  });
  return { blocked: true };
};

/** Returns the card of a mate that the viewer sees, else that of their latest room with it. */
const storeBlockCard = async (
  transaction: DatabaseTransaction,
  now: number,
  { mateId, ...viewer }: Viewer & { mateId: string },
): Promise<string | null> => {
  if ((await findMate(transaction, mateId, viewer)) !== null) {
    return storeCard(transaction, now, mateId);
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

/** Throws `mateBlocked` when the caller blocked the mate. */
export const assertNotBlocked = async (
  database: Database,
  who: { userId: string; mateId: string },
): Promise<void> => {
  if (await isBlocked(database, who)) {
    throw new DomainError(code.mateBlocked, 'mateBlocked');
  }
};

/**
 * Throws `mateWithdrawn` when an operator withdrew the room's mate, `forbidden` when it was deleted or is now another user's private
 * one, and `mateBlocked` when the user blocked it.
 */
export const assertMateAvailable = async (
  transaction: Database,
  room: Pick<RoomRow, 'user_id' | 'mate_id'>,
): Promise<void> => {
  const mate = await transaction
    .selectFrom('mates')
    .select(['owner_id', 'visibility', 'closed_at', 'withdrawn_at'])
    .where('mate_id', '=', room.mate_id)
    .executeTakeFirstOrThrow();
  if (isWithdrawn(mate)) {
    throw new DomainError(code.mateWithdrawn, 'mateWithdrawn');
  }
  if (!canTalkWith(mate, room.user_id)) {
    throw new DomainError(code.forbidden, 'mateUnavailable');
  }
  await assertNotBlocked(transaction, { userId: room.user_id, mateId: room.mate_id });
};

/**
 * Throws `notFound` unless the viewer sees the mate or has a room with it: such a mate can be reported and blocked even
 * when it has been deleted.
 */
export const assertKnownMate = async (
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
    throw new DomainError(code.notFound, 'mateNotFound');
  }
};
