import type { HelpLevel } from '../../../contract/help.ts';
import type { Message } from '../../../contract/room.ts';
import type { UserBenefits } from '../../../contract/user.ts';
import type { Failure } from '../shared/failure.ts';
import type { ParentRef } from '../shared/parent-ref.ts';

/**
 * What a reply is asked with. Each may be sent again without harm: the server knows a message and a wanted reply by the
 * browser's id, and a reply that is under way by its own.
 */
export type ReplyRequest =
  | {
      readonly kind: 'send';
      readonly roomId: string;
      readonly clientMessageId: string;
      readonly text: string;
    }
  | { readonly kind: 'retry'; readonly messageId: string; readonly clientReplyId: string }
  /** Goes on reading after the piece numbered `after`; `text` is what the pieces up to there said. */
  | { readonly kind: 'resume'; readonly replyId: string; readonly after: number; readonly text: string };

/** What the reader of a stream tells, at most once an animation frame as far as pieces go. */
export type StreamEvent =
  /** Bytes came that say nothing. */
  | { readonly type: 'stream.heartbeat' }
  | ({ readonly type: 'stream.accepted' } & Accepted)
  /** Pieces of the reply; the first is numbered `from`, the others follow without a gap. */
  | {
      readonly type: 'stream.delta';
      readonly replyId: string;
      readonly from: number;
      readonly pieces: readonly string[];
    }
  | { readonly type: 'stream.finished'; readonly message: Message; readonly benefits: UserBenefits };

export type DeltaBatch = Extract<StreamEvent, { type: 'stream.delta' }>;

/** The ids that the server gave to a message and to the reply to it. */
export interface Accepted {
  readonly messageId: string;
  readonly replyId: string;
  /** Help lines belong beside the message. */
  readonly help?: HelpLevel;
}

export type ChatStreamEvent =
  | StreamEvent
  | { readonly type: 'reply.stop' }
  /** The network is there again: waiting longer makes no sense. */
  | { readonly type: 'connection.restored' };

export interface ReplyAccepted extends Accepted {
  readonly type: 'reply.accepted';
}

export interface ChatStreamInput {
  /** The actor that follows the request: it is told as soon as the server accepts it. */
  readonly parentRef: ParentRef<ReplyAccepted>;
  readonly request: ReplyRequest;
}

export interface ChatStreamContext extends ChatStreamInput {
  /** Null until the server has accepted what was asked. */
  readonly replyId: string | null;
  /** The person's message that is answered, once known. */
  readonly messageId: string | null;
  /** The number of the last piece in `text`. */
  readonly last: number;
  /** What the reply says so far. It only grows. */
  readonly text: string;
  /** How often reading broke since the last news. */
  readonly tries: number;
  /** Why reading broke last. */
  readonly failure: Failure | null;
  /** The stored reply, once there is one. */
  readonly message: Message | null;
  /** The balances after it. */
  readonly benefits: UserBenefits | null;
}

export type ChatStreamTag =
  /** Nothing came yet. */
  | 'connecting'
  /** The first answer takes long. */
  | 'slow'
  /** The line is broken or silent; it is tried again. */
  | 'reconnecting'
  | 'stopping';

/** How a reply ended. */
export interface ReplyOutcome {
  readonly outcome: 'done' | 'stopped' | 'failed';
  readonly replyId: string | null;
  readonly messageId: string | null;
  /** What was shown last. */
  readonly text: string;
  /** What the server stored, where it said so. */
  readonly message: Message | null;
  readonly benefits: UserBenefits | null;
  /** Why it failed; null where it did not. */
  readonly failure: Failure | null;
}
