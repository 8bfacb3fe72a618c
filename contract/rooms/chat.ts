import * as v from 'valibot';
import { isBlank } from '../blank-text.ts';
import { defineCall } from '../call.ts';
import { HelpLevel } from '../safety/help.ts';
import type { InputErrorId } from '../input-error.ts';
import { maxMessageLength } from '../limits.ts';
import { ClientId, Count, Id } from '../primitives.ts';
import { ReplyHint } from '../replies/reply-hint.ts';
import { LearnedFact, Message } from './room.ts';
import { UserBenefits } from '../sign-in/user.ts';

/** The payloads of a reply's `data:` lines, discriminated by `type`. */
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
    /** The message asks for help, or may do so quietly: helplines are shown with it immediately. An extension. */
    help: v.optional(HelpLevel),
    /** As in `Message`. An extension. */
    learned: v.optional(v.array(LearnedFact)),
  }),
  /** A piece of the reply. `seq` counts 1, 2, 3 … without gaps. */
  v.object({ type: v.literal('delta'), replyId: Id, seq: Count, text: v.string() }),
  /** The companion thinks before it says something: there is no text yet. An extension. */
  v.object({ type: v.literal('thinking'), replyId: Id }),
  /**
   * What the language model does, or what is to be known of it. It is `loading`, or `reading` so many `tokens` before its first words;
   * it was `swapped`: another one writes than before; or its host `cut` what it was sent, and read only so many `tokens`. Only readers of the
   * node that writes the reply receive it. An extension.
   */
  v.object({
    type: v.literal('model'),
    replyId: Id,
    /** As the description of the frame says. */
    state: v.picklist(['loading', 'reading', 'swapped', 'cut']),
    /** The model's name. */
    name: v.string(),
    /** Omitted where it is `loading` or `swapped`. */
    tokens: v.optional(Count),
  }),
  /** The complete stored reply, with the balances after it. */
  v.object({ type: v.literal('done'), replyId: Id, message: Message, benefits: UserBenefits }),
  /**
   * The reply failed, was interrupted, or cannot be read. `reply` is what is stored of a reply that has ended: an extension, omitted
   * otherwise.
   */
  v.object({
    type: v.literal('error'),
    code: v.number(),
    message: v.string(),
    reply: v.optional(Message),
    /** How the session ended. */
    reason: v.optional(v.string()),
  }),
]);
export type StreamFrame = v.InferOutput<typeof StreamFrame>;
export type ModelFrame = Extract<StreamFrame, { type: 'model' }>;

/**
 * Responds with a stream of `StreamFrame`, or with an envelope when it refuses. Idempotent by client id. With `edits` (an
 * extension) the message takes the place of an earlier one of the user's and of all that follows it, which stay as an
 * alternative.
 */
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
      v.maxLength(maxMessageLength),
      v.check((text) => !isBlank(text), 'messageEmpty' satisfies InputErrorId),
    ),
    edits: v.optional(Id),
  }),
  output: StreamFrame,
  carriesAiText: true,
});

/**
 * Continues a reply after the reader's last frame (0: from the start). Responds with a stream like `send`: for a reply that was
 * interrupted, the missing text comes before the `error`.
 */
export const resume = defineCall({
  method: 'POST',
  path: '/girl/chat/resume',
  access: 'token',
  effect: 'read',
  input: v.object({ replyId: Id, after: Count }),
  output: StreamFrame,
  carriesAiText: true,
  extension: true,
});

/**
 * Requests a new reply to a message whose reply was stopped, interrupted or failed. Responds with a stream like `send`.
 */
export const retry = defineCall({
  method: 'POST',
  path: '/girl/chat/retry',
  access: 'token',
  effect: 'write',
  input: v.object({ messageId: Id, clientReplyId: ClientId }),
  output: StreamFrame,
  carriesAiText: true,
  extension: true,
});

/**
 * Requests another reply to a message that has one, and shows it in place of the shown one with everything after it, which
 * stay as an alternative. It costs as much as a message. Responds with a stream like `send`. A hint is judged as a message is.
 */
export const anotherReply = defineCall({
  method: 'POST',
  path: '/girl/chat/anotherReply',
  access: 'token',
  effect: 'write',
  input: v.object({ messageId: Id, clientReplyId: ClientId, hint: v.optional(ReplyHint) }),
  output: StreamFrame,
  carriesAiText: true,
  extension: true,
});

/**
 * Continues the last reply of the shown branch, which was stopped or interrupted, or is `continuable`: the same message grows. Costs
 * nothing, unless another reply to the message used up its charge. Responds with a stream like `send`; the first `delta` is the text so far.
 */
export const continueReply = defineCall({
  method: 'POST',
  path: '/girl/chat/continueReply',
  access: 'token',
  effect: 'write',
  input: v.object({ messageId: Id, clientReplyId: ClientId }),
  output: StreamFrame,
  carriesAiText: true,
  extension: true,
});

/** Ends a streaming reply; its text so far is stored. Stopping a finished reply changes nothing. */
export const stop = defineCall({
  method: 'POST',
  path: '/girl/chat/stop',
  access: 'token',
  effect: 'write',
  input: v.object({ replyId: Id }),
  output: Message,
  carriesAiText: true,
  extension: true,
});
