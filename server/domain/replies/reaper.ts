import { seconds } from '../../shared/clock.ts';
import type { Database } from '../../store/database.ts';
import type { MessageRow } from '../../store/schema/rooms.ts';
import { announce } from '../../store/announce.ts';
import { findOpenCharge, releaseChat } from '../billing/allowance.ts';
import { endState } from './commit-batch.ts';
import { deleteFrames, readShownText, noWriter } from '../transcript/frames.ts';
import type { OpenDeps } from './open-reply.ts';

/** After this time a reply that a commit with an unknown outcome stored is not expected to be requested again. */
const unclaimedTimeout = seconds(15);

/** A reply without a writer. */
export type Orphan = Pick<MessageRow, 'message_id' | 'reply_to' | 'heartbeat_at'> & {
  readonly user_id: string;
};

/**
 * Ends the replies of other writers, which are dead: only one process at a time opens the embedded database. One with text
 * becomes `interrupted`, one without text becomes `failed`; without new text it is refunded.
 */
export const reapReplies = async (deps: OpenDeps): Promise<void> => {
  for (const orphan of await streaming(deps).where('messages.node', '<>', deps.node).execute()) {
    await endOrphan(deps, orphan);
  }
};

/**
 * Ends replies of this node that are not among `openReplies`: a commit with an unknown outcome stored them, and no client
 * repeated the request.
 */
export const reapUnclaimed = async (deps: OpenDeps, openReplies: readonly string[]): Promise<void> => {
  const own = await streaming(deps)
    .where('messages.node', '=', deps.node)
    .where('messages.heartbeat_at', '<', deps.now() - unclaimedTimeout)
    .execute();
  const open = new Set(openReplies);
  for (const orphan of own.filter((row) => !open.has(row.message_id))) {
    await endOrphan(deps, orphan);
  }
};

const streaming = ({ database }: OpenDeps) =>
  database
    .selectFrom('messages')
    .innerJoin('rooms', 'rooms.room_id', 'messages.room_id')
    .select(['messages.message_id', 'messages.reply_to', 'messages.heartbeat_at', 'rooms.user_id'])
    .where('messages.status', '=', 'streaming');

/** Ends a reply exactly once, however many nodes do this. */
export const endOrphan = (deps: OpenDeps, orphan: Orphan): Promise<void> =>
  deps.database.transaction().execute(async (transaction) => {
    // Updating the row first makes every other node wait, and then find nothing to do.
    const row = await transaction
      .updateTable('messages')
      .set({ ...noWriter, status: 'interrupted', finished_at: deps.now() })
      .where('message_id', '=', orphan.message_id)
      .where('status', '=', 'streaming')
      .where('heartbeat_at', '=', orphan.heartbeat_at)
      .returning(['stop_asked_at', 'text'])
      .executeTakeFirst();
    if (row === undefined) {
      return;
    }
    const text = await readShownText(transaction, orphan.message_id);
    const kind = row.stop_asked_at === null ? 'cut' : 'stopped';
    await transaction
      .updateTable('messages')
      .set({
        text,
        ...endState({ kind, problem: 'stopped' }, text),
        unread_at: kind === 'stopped' ? null : deps.now(),
      })
      .where('message_id', '=', orphan.message_id)
      .execute();
    await deleteFrames(transaction, deps.dialect, orphan.message_id);
    if (text === row.text) {
      await refund(transaction, deps, orphan);
    }
    await announce(transaction, deps.dialect, 'replies');
  });

const refund = async (transaction: Database, deps: OpenDeps, orphan: Orphan): Promise<void> => {
  const charge = await findOpenCharge(transaction, {
    userId: orphan.user_id,
    messageId: orphan.reply_to ?? '',
    replyId: orphan.message_id,
  });
  if (charge !== null) {
    await releaseChat(transaction, charge, deps.now());
  }
};
