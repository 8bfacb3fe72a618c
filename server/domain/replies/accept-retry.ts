import { code } from '../../../contract/envelope.ts';
import { isCall } from '../../../contract/safety/help.ts';
import type { ReplyHint } from '../../../contract/replies/reply-hint.ts';
import type { Database } from '../../store/database.ts';
import type { MessageRow, RoomRow } from '../../store/schema/rooms.ts';
import { countSettled, reserveChat, retryCharge, type Charge } from '../billing/allowance.ts';
import { forgetMemory, hideAfter, showBranch } from '../rooms/branches.ts';
import { readOwnMessage } from '../transcript/history.ts';
import { DomainError } from '../domain-error.ts';
import { crisisLevel } from '../../text-safety/crisis/crisis-detection.ts';
import { countHelp } from '../safety/help-counts.ts';
import { assertSafeMessage } from '../rooms/minors-context.ts';
import { findByClientId, insertReply, newReplyId, type Accepted, type OpenDeps } from './open-reply.ts';
import { assertMateAvailable } from '../social/blocks.ts';
import { lockRoom, assertNotStreaming } from '../transcript/room-access.ts';

export interface RetryRequest {
  readonly userId: string;
  readonly messageId: string;
  readonly clientReplyId: string;
  /** How the reply should differ from the others. */
  readonly hint?: ReplyHint | undefined;
  readonly timeZone?: string | undefined;
}

/** Returns the price of a further reply to a message; null when it is free. Throws `invalid` when the message cannot have one. */
type Pricing = (
  transaction: Database,
  request: RetryRequest & { readonly replyId: string },
  replies: readonly StoredReply[],
) => Promise<Charge | null>;

type StoredReply = Pick<
  MessageRow,
  'message_id' | 'status' | 'hidden_at' | 'edited_at' | 'client_message_id'
>;

/**
 * Opens another reply to a message whose shown reply is not complete. It costs nothing when the message was charged more often
 * than it has complete replies; otherwise its chat is reserved again. Throws `notFound`, `busy`, `contentRefused`,
 * `allowanceEmpty`, or `invalid` for a message that cannot be retried.
 */
export const acceptRetry = (deps: OpenDeps, request: RetryRequest): Promise<Accepted> =>
  acceptFurtherReply(deps, request, async (transaction, { userId, messageId, replyId }, replies) => {
    const shown = replies.find((reply) => reply.hidden_at === null) ?? replies.at(-1);
    if (shown?.status === 'done') {
      throw new DomainError(code.invalid, { english: 'The reply is complete.' });
    }
    return (await isPaid(transaction, { userId, messageId }, replies)) ? null : retryCharge(userId, replyId);
  });

/** Returns whether the message was charged more often than the mate completed a reply to it, other than the one that goes on. */
export const isPaid = async (
  transaction: Database,
  { userId, messageId, continuedId }: PaidTurn,
  replies: readonly StoredReply[],
): Promise<boolean> => {
  const replyIds = replies.map((reply) => reply.message_id);
  const settled = await countSettled(transaction, { userId, messageId, replyIds });
  const others = replies.filter((reply) => reply.message_id !== continuedId);
  const { client_message_id: sentAs } = await transaction
    .selectFrom('messages')
    .select('client_message_id')
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow();
  // Nobody was charged for what was imported or copied: neither the message nor the reply was requested here.
  const complete = others.filter(
    (reply) =>
      reply.status === 'done' &&
      reply.edited_at === null &&
      (sentAs !== null || reply.client_message_id !== null),
  );
  return settled > complete.length;
};

interface PaidTurn extends Pick<RetryRequest, 'userId' | 'messageId'> {
  readonly continuedId?: string;
}

/**
 * Opens another reply to a message that has one, which is shown in its place and costs as much as a message. The user's own
 * words about it are judged as a message is: one that asks for help makes the message ask for help. Throws as `acceptRetry` does.
 */
export const acceptAnotherReply = (deps: OpenDeps, request: RetryRequest): Promise<Accepted> =>
  acceptFurtherReply(deps, request, (_, { userId, replyId }, replies) => {
    if (replies.length === 0) {
      throw new DomainError(code.invalid, { english: 'This message has no reply yet.' });
    }
    return Promise.resolve(retryCharge(userId, replyId));
  });

const acceptFurtherReply = (deps: OpenDeps, request: RetryRequest, price: Pricing): Promise<Accepted> =>
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
      const help = await judgeHint(transaction, deps, { message, hint: request.hint });
      return insertFurtherReply(transaction, deps, { room, message: { ...message, help }, request, price });
    }
    if (earlier.reply_to !== message.message_id) {
      throw new DomainError(code.invalid, { english: 'This client ID is already in use.' });
    }
    const { message_id: messageId, help } = message;
    return { messageId, replyId: earlier.message_id, help, opened: null };
  });

/** Returns the help level of the message, which the user's words about the reply may raise. */
const judgeHint = async (
  transaction: Database,
  deps: OpenDeps,
  { message, hint }: { readonly message: MessageRow; readonly hint: ReplyHint | undefined },
): Promise<MessageRow['help']> => {
  const { message_id: messageId, room_id: roomId, help } = message;
  if (hint?.kind !== 'own') {
    return help;
  }
  await assertSafeMessage(transaction, { roomId, text: hint.text, field: 'hint.text' }, deps.now());
  const level = crisisLevel(hint.text);
  if (level === null || level === help || help === 'crisis') {
    return help;
  }
  await transaction
    .updateTable('messages')
    .set({ help: level })
    .where('message_id', '=', messageId)
    .execute();
  await countHelp(transaction, deps.now(), level);
  return level;
};

interface FurtherReply {
  readonly room: RoomRow;
  readonly message: MessageRow;
  readonly request: RetryRequest;
  readonly price: Pricing;
}

const insertFurtherReply = async (
  transaction: Database,
  deps: OpenDeps,
  { room, message, request, price }: FurtherReply,
): Promise<Accepted> => {
  const { message_id: messageId, help } = message;
  const { userId, clientReplyId, hint, timeZone } = request;
  const roomId = room.room_id;
  const replyId = newReplyId(deps);
  const replies = await repliesTo(transaction, messageId);
  const asked = await price(transaction, { ...request, replyId }, replies);
  const charge = isCall(help) ? null : asked;
  if (charge !== null) {
    await reserveChat(transaction, charge, deps.now());
  }
  await showBranch(transaction, { roomId, messageId, now: deps.now() });
  await hideAfter(transaction, { roomId, seq: message.seq, now: deps.now() });
  if (replies.some((reply) => reply.status === 'done')) {
    await forgetMemory(transaction, roomId);
  }
  const opened = { replyId, messageId, roomId, userId, charge, begun: '', hint, timeZone };
  await insertReply(transaction, deps, { ...opened, seq: room.last_seq + 1, clientReplyId });
  return { messageId, replyId, help, opened };
};

export const repliesTo = (transaction: Database, messageId: string) =>
  transaction
    .selectFrom('messages')
    .select(['message_id', 'status', 'hidden_at', 'edited_at', 'client_message_id'])
    .where('reply_to', '=', messageId)
    .orderBy('seq')
    .execute();
