import { code } from '../../../contract/envelope.ts';
import type { HelpLevel } from '../../../contract/help.ts';
import type { Database } from '../../store/database.ts';
import type { RoomRow } from '../../store/schema.ts';
import { isSettled, reserveChat, retryCharge, sendCharge, type Charge } from '../billing/allowance.ts';
import { readOwnMessage } from '../rooms/messages.ts';
import { DomainError } from '../domain-error.ts';
import { assertSafeMessage } from '../safety/minors-context.ts';
import {
  findByClientId,
  insertReply,
  lockRoom,
  newReplyId,
  assertMateAvailable,
  assertNotStreaming,
  type Accepted,
  type OpenDeps,
} from './open-reply.ts';

export interface RetryRequest {
  readonly userId: string;
  readonly messageId: string;
  readonly clientReplyId: string;
}

/**
 * Opens another reply to a message that has no complete one. It costs nothing when an earlier reply was charged;
 * otherwise its chat is reserved again. Throws `notFound`, `busy`, `contentRefused`, `allowanceEmpty`, or `invalid` for
 * a message that cannot be retried.
 */
export const acceptRetry = (deps: OpenDeps, request: RetryRequest): Promise<Accepted> =>
  deps.database.transaction().execute(async (transaction) => {
    const message = await readOwnMessage(transaction, request.userId, request.messageId);
    const room = await lockRoom(transaction, deps.dialect, {
      roomId: message.room_id,
      userId: request.userId,
    });
    if (message.role !== 'user') {
      throw new DomainError(code.invalid, { english: 'Only a message of your own can be answered again.' });
    }
    const earlier = await findByClientId(transaction, room.room_id, request.clientReplyId);
    if (earlier === undefined) {
      await assertMateAvailable(transaction, room);
      await assertNotStreaming(transaction, room.room_id);
      const { room_id: roomId, text, seq: before } = message;
      await assertSafeMessage(transaction, { roomId, text, before }, deps.now());
      return insertRetry(transaction, deps, room, { ...request, help: message.help });
    }
    if (earlier.reply_to !== message.message_id) {
      throw new DomainError(code.invalid, { english: 'This id was used for something else.' });
    }
    const { message_id: messageId, help } = message;
    return { messageId, replyId: earlier.message_id, help, opened: null };
  });

const insertRetry = async (
  transaction: Database,
  deps: OpenDeps,
  room: RoomRow,
  { userId, messageId, clientReplyId, help }: RetryRequest & { readonly help: HelpLevel | null },
): Promise<Accepted> => {
  const replies = await repliesTo(transaction, messageId);
  if (replies.some((reply) => reply.status === 'done')) {
    throw new DomainError(code.invalid, { english: 'This message has its reply.' });
  }
  const replyId = newReplyId(deps);
  const charge =
    help === null
      ? await reserveUnlessPaid(transaction, deps, {
          first: sendCharge(userId, messageId),
          earlier: replies.map((reply) => retryCharge(userId, reply.message_id)),
          next: retryCharge(userId, replyId),
        })
      : null;
  const opened = { replyId, messageId, roomId: room.room_id, userId, charge };
  await insertReply(transaction, deps, { ...opened, seq: room.last_seq + 1, clientReplyId });
  return { messageId, replyId, help, opened };
};

const repliesTo = (transaction: Database, messageId: string) =>
  transaction
    .selectFrom('messages')
    .select(['message_id', 'status'])
    .where('reply_to', '=', messageId)
    .execute();

/** Returns null when the message has already been charged. */
const reserveUnlessPaid = async (
  transaction: Database,
  deps: OpenDeps,
  charges: { first: Charge; earlier: readonly Charge[]; next: Charge },
): Promise<Charge | null> => {
  if (await isSettled(transaction, [charges.first, ...charges.earlier])) {
    return null;
  }
  await reserveChat(transaction, charges.next, deps.now());
  return charges.next;
};
