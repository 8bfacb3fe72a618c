import { code } from '../../../contract/envelope.ts';
import type { Database } from '../../store/database.ts';
import type { MessageRow } from '../../store/schema/rooms.ts';
import { continueCharge, reserveChat } from '../billing/allowance.ts';
import { DomainError } from '../domain-error.ts';
import { readLeaf } from '../rooms/branches.ts';
import { readOwnMessage } from '../transcript/history.ts';
import { assertSafeMessage } from '../rooms/minors-context.ts';
import { assertWithinStorage } from '../storage.ts';
import { isPaid, repliesTo, type RetryRequest } from './accept-retry.ts';
import { isContinuable } from '../rooms/messages.ts';
import { insertFrames } from '../transcript/frames.ts';
import { takeoversOf, type Accepted, type OpenDeps } from './open-reply.ts';
import { assertMateAvailable } from '../social/blocks.ts';
import { assertNotStreaming, lockRoom } from '../transcript/room-access.ts';

/**
 * Opens the shown reply to a message again: it keeps its text and grows. Costs as much as a retry: nothing, unless another
 * reply to the message used up its charge. Throws `notFound`, `forbidden`, `mateBlocked`, `busy`, `contentRefused`,
 * `allowanceEmpty`, or `invalid` for a reply that cannot go on, is empty, or not the last message.
 */
export const acceptContinuation = (
  deps: OpenDeps,
  { userId, messageId, clientReplyId, timeZone }: RetryRequest,
): Promise<Accepted> =>
  deps.database.transaction().execute(async (transaction) => {
    const message = await readOwnMessage(transaction, userId, messageId);
    const { room_id: roomId, text, seq: before, help } = message;
    const room = await lockRoom(transaction, deps.dialect, { roomId, userId });
    const reply = await readShownReply(transaction, messageId);
    const { message_id: replyId } = reply;
    if (reply.continued_by === clientReplyId) {
      return { messageId, replyId, help, opened: null };
    }
    await assertMateAvailable(transaction, room);
    await assertNotStreaming(transaction, roomId);
    const isOpen = reply.status === 'stopped' || reply.status === 'interrupted' || isContinuable(reply);
    if (!isOpen || reply.text === '' || (await readLeaf(transaction, roomId)) !== replyId) {
      throw new DomainError(code.invalid, { english: 'This reply cannot be continued.' });
    }
    await assertSafeMessage(transaction, { roomId, text, before }, deps.now());
    await assertWithinStorage(transaction, deps.dialect, userId);
    const turn = { userId, messageId };
    const replies = await repliesTo(transaction, messageId);
    const isFree = help !== null || (await isPaid(transaction, { ...turn, continuedId: replyId }, replies));
    const charge = isFree ? null : await continueCharge(transaction, turn);
    if (charge !== null) {
      await reserveChat(transaction, charge, deps.now());
    }
    await reopen(transaction, deps, reply, clientReplyId);
    const opened = { replyId, messageId, roomId, userId, charge, begun: reply.text, timeZone };
    return { messageId, replyId, help, opened };
  });

const readShownReply = async (transaction: Database, messageId: string): Promise<MessageRow> => {
  const reply = await transaction
    .selectFrom('messages')
    .selectAll()
    .where('reply_to', '=', messageId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  if (reply === undefined) {
    throw new DomainError(code.invalid, { english: 'This message has no reply that is shown.' });
  }
  return reply;
};

/** The text so far becomes the first frame: readers that join, on any node, start with it. */
const reopen = async (
  transaction: Database,
  deps: OpenDeps,
  reply: MessageRow,
  clientReplyId: string,
): Promise<void> => {
  const { message_id: replyId, text } = reply;
  await transaction
    .updateTable('messages')
    .set({
      status: 'streaming',
      node: deps.node,
      heartbeat_at: deps.now(),
      takeovers_left: takeoversOf(undefined),
      stop_asked_at: null,
      finished_at: null,
      problem: null,
      heard_to: null,
      continued_by: clientReplyId,
    })
    .where('message_id', '=', replyId)
    .execute();
  await transaction.deleteFrom('reply_frames').where('reply_id', '=', replyId).execute();
  await insertFrames(transaction, deps.dialect, deps.node, [{ replyId, seq: 1, text }]);
};
