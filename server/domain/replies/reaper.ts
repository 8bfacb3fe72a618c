import type { Database } from '../../store/database.ts';
import type { MessageRow } from '../../store/schema-rooms.ts';
import { findOpenCharge, releaseChat } from '../billing/allowance.ts';
import { endStatus } from './commit-batch.ts';
import { deleteFrames, readShownText } from './frames.ts';
import type { OpenDeps } from './open-reply.ts';

/**
 * Ends the replies whose writer is dead, each exactly once however many nodes do this: one with text becomes
 * `interrupted`, one without text becomes `failed`; without new text it is refunded. `silentSince` is the heartbeat before
 * which a writer counts as dead; null counts every other writer. Of this node's own replies those are ended that are not
 * among `openReplies`: a commit with an unknown outcome stored them, and no client repeated the request. Returns the number
 * of ended replies.
 */
export const reapReplies = async (
  deps: OpenDeps,
  silentSince: number | null,
  openReplies: readonly string[] = [],
): Promise<number> => {
  const orphans = await deps.database
    .selectFrom('messages')
    .innerJoin('rooms', 'rooms.room_id', 'messages.room_id')
    .select([
      'messages.message_id',
      'messages.reply_to',
      'messages.heartbeat_at',
      'messages.node',
      'rooms.user_id',
    ])
    .where('messages.status', '=', 'streaming')
    .$if(silentSince !== null, (query) => query.where('messages.heartbeat_at', '<', silentSince))
    .execute();
  const open = new Set(openReplies);
  let ended = 0;
  for (const orphan of orphans) {
    if (orphan.node === deps.node && (silentSince === null || open.has(orphan.message_id))) {
      continue;
    }
    ended += (await deps.database.transaction().execute((transaction) => reap(transaction, deps, orphan)))
      ? 1
      : 0;
  }
  return ended;
};

type Orphan = Pick<MessageRow, 'message_id' | 'reply_to' | 'heartbeat_at'> & { readonly user_id: string };

const reap = async (transaction: Database, deps: OpenDeps, orphan: Orphan): Promise<boolean> => {
  // Updating the row first makes every other node wait, and then find nothing to do.
  const row = await transaction
    .updateTable('messages')
    .set({ status: 'interrupted', node: null, heartbeat_at: null, finished_at: deps.now() })
    .where('message_id', '=', orphan.message_id)
    .where('status', '=', 'streaming')
    .where('heartbeat_at', '=', orphan.heartbeat_at)
    .returning(['stop_asked_at', 'text'])
    .executeTakeFirst();
  if (row === undefined) {
    return false;
  }
  const text = await readShownText(transaction, orphan.message_id);
  const kind = row.stop_asked_at === null ? 'cut' : 'stopped';
  await transaction
    .updateTable('messages')
    .set({ text, status: endStatus(kind, text), unread_at: kind === 'stopped' ? null : deps.now() })
    .where('message_id', '=', orphan.message_id)
    .execute();
  await deleteFrames(transaction, deps.dialect, orphan.message_id);
  if (text === row.text) {
    await refund(transaction, deps, orphan);
  }
  return true;
};

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
