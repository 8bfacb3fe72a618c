import * as v from 'valibot';
import { defineCall } from './call.ts';
import { HelpLevel } from './help.ts';
import { ClientId, Count, Id } from './primitives.ts';
import { Message } from './room.ts';
import { UserBenefits } from './user.ts';

/** The longest message that a person may send, in UTF-16 units. */
export const messageLimit = 4000;

/** The payloads of a reply's `data:` lines, told apart by `type`. */
export const StreamFrame = v.variant('type', [
  /**
   * The message is stored and charged; from here on nothing that was written can be lost. `clientMessageId` is the id
   * that the request brought: a send's `clientMessageId`, a retry's `clientReplyId`.
   */
  v.object({
    type: v.literal('accepted'),
    clientMessageId: v.string(),
    messageId: Id,
    replyId: Id,
    /** The message asks for help: help lines belong beside it at once. An extension. */
    help: v.optional(HelpLevel),
  }),
  /** A piece of the reply. `seq` counts 1, 2, 3 … without gaps. */
  v.object({ type: v.literal('delta'), replyId: Id, seq: Count, text: v.string() }),
  /** The stored reply, whole, with the balances after it. */
  v.object({ type: v.literal('done'), replyId: Id, message: Message, benefits: UserBenefits }),
  v.object({ type: v.literal('error'), code: v.number(), message: v.string() }),
]);
export type StreamFrame = v.InferOutput<typeof StreamFrame>;

/** Answers with a stream of `StreamFrame`, or with an envelope when it refuses. Sent twice, it counts once. */
export const send = defineCall({
  method: 'POST',
  path: '/girl/chat/send',
  access: 'token',
  effect: 'write',
  input: v.object({
    roomId: Id,
    clientMessageId: ClientId,
    text: v.pipe(
      v.string(),
      v.maxLength(messageLimit),
      v.check((text) => text.trim() !== '', 'Write something first.'),
    ),
  }),
  output: StreamFrame,
});

/** Goes on reading a reply after the last frame that the reader has (0: from the start). A stream like `send`'s. */
export const resume = defineCall({
  method: 'POST',
  path: '/girl/chat/resume',
  access: 'token',
  effect: 'read',
  input: v.object({ replyId: Id, after: Count }),
  output: StreamFrame,
  extension: true,
});

/** Asks for a new reply to a message whose reply stopped, broke or failed. A stream like `send`'s. */
export const retry = defineCall({
  method: 'POST',
  path: '/girl/chat/retry',
  access: 'token',
  effect: 'write',
  input: v.object({ messageId: Id, clientReplyId: ClientId }),
  output: StreamFrame,
  extension: true,
});

/** Ends a reply that is being written; what came is kept. Stopping a finished reply changes nothing. */
export const stop = defineCall({
  method: 'POST',
  path: '/girl/chat/stop',
  access: 'token',
  effect: 'write',
  input: v.object({ replyId: Id }),
  output: Message,
  extension: true,
});
