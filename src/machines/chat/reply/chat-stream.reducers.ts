import { code as codes } from '../../../../contract/envelope.ts';
import type { Failure } from '../../shared/failure.ts';
import type { ModelReport } from '../notices/model-host.machine.ts';
import type { ModelFrame } from '../../../../contract/rooms/chat.ts';
import type { HelpLevel } from '../../../../contract/safety/help.ts';
import type { ReplyHint } from '../../../../contract/replies/reply-hint.ts';
import type { LearnedFact, Message } from '../../../../contract/rooms/room.ts';
import type { UserBenefits } from '../../../../contract/sign-in/user.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';
import type { OutgoingMessageRef } from '../outbox/unsent-message.types.ts';

/**
 * A request for a reply. Each is idempotent: the server recognizes a message and a retry by the id of the browser, and a
 * reply that is under way by its own.
 */
export type ReplyRequest =
  | {
      readonly kind: 'send';
      readonly roomId: string;
      readonly clientMessageId: string;
      readonly text: string;
      /** The id of the message whose place it takes. */
      readonly edits?: string;
    }
  | FurtherReplyRequest
  /** Continues the stored reply to a message; `text` is the text that is shown of it. */
  | {
      readonly kind: 'continue';
      readonly messageId: string;
      readonly clientReplyId: string;
      readonly text: string;
    }
  /** Continues after the piece numbered `after`; `text` is the text up to there. */
  | { readonly kind: 'resume'; readonly replyId: string; readonly after: number; readonly text: string };

/** What asks for a reply, on this page: a message is known by its actor, which alone has its text. */
export type RequestedReply =
  | Exclude<ReplyRequest, { kind: 'send' }>
  | { readonly kind: 'send'; readonly roomId: string; readonly message: OutgoingMessageRef };

/** A request for another reply to a stored message: `retry` where none is complete, `another` beside a complete one. */
interface FurtherReplyRequest {
  readonly kind: 'retry' | 'another';
  readonly messageId: string;
  readonly clientReplyId: string;
  readonly hint?: ReplyHint;
}

/** The reports of a stream's reader; pieces at most once an animation frame. */
export type StreamEvent =
  /** Bytes without content arrived. */
  | { readonly type: 'stream.heartbeat' }
  /** The mate thinks before it says something. */
  | { readonly type: 'stream.thinking' }
  /** What the language model does, or what is to be known of it; `tokens` is 0 where it does not matter. */
  | {
      readonly type: 'stream.model';
      readonly state: ModelFrame['state'];
      readonly name: string;
      readonly tokens: number;
    }
  | ({ readonly type: 'stream.accepted' } & Accepted)
  /** Pieces of the reply; the first is numbered `from`, the others follow without a gap. */
  | {
      readonly type: 'stream.delta';
      readonly replyId: string;
      readonly from: number;
      readonly pieces: readonly string[];
    }
  | { readonly type: 'stream.finished'; readonly message: Message; readonly benefits: UserBenefits }
  /** The reply failed or was interrupted; this is what is stored of it. */
  | { readonly type: 'stream.broken'; readonly message: Message; readonly failure: Failure };

export type BrokenReply = Extract<StreamEvent, { type: 'stream.broken' }>;
export type DeltaBatch = Extract<StreamEvent, { type: 'stream.delta' }>;

/** The ids that the server gave to a message and to the reply to it. */
export interface Accepted {
  readonly messageId: string;
  readonly replyId: string;
  /** Crisis help lines are shown with the message. */
  readonly help?: HelpLevel;
  /** The facts that the message taught the mate. */
  readonly learned?: readonly LearnedFact[];
}

export type ChatStreamEvent =
  | StreamEvent
  | { readonly type: 'reply.stop' }
  /** The network is back: the backoff ends. */
  | { readonly type: 'connection.restored' };

export interface ReplyAccepted extends Accepted {
  readonly type: 'reply.accepted';
}

export interface ChatStreamInput {
  /** Gets an event as soon as the server accepts the request. */
  readonly parentRef: ParentRef<ReplyAccepted>;
  readonly request: RequestedReply;
}

export interface ChatStreamContext extends ChatStreamInput {
  /** Null until the server has accepted the request. */
  readonly replyId: string | null;
  /** The message of the user that is answered, once known. */
  readonly messageId: string | null;
  /** The number of the last piece in `text`. */
  readonly last: number;
  /** The text so far. It never shrinks. */
  readonly text: string;
  /** How many attempts failed since the last new text. */
  readonly tries: number;
  /** Why the last attempt failed. */
  readonly failure: Failure | null;
  /** The stored reply, when it has ended. */
  readonly message: Message | null;
  /** The balances after it. */
  readonly benefits: UserBenefits | null;
}

export type ChatStreamTag =
  /** Nothing has arrived yet. */
  | 'connecting'
  /** The first answer is slow. */
  | 'slow'
  /** The mate thinks before its first words. */
  | 'thinking'
  /** The connection broke or is silent; it is retried. */
  | 'reconnecting'
  | 'stopping';

/** How a reply ended. */
export interface ReplyOutcome {
  readonly outcome: 'done' | 'stopped' | 'failed';
  readonly replyId: string | null;
  readonly messageId: string | null;
  /** The text that was shown last. */
  readonly text: string;
  /** The message that the server stored; null where it did not confirm it. */
  readonly message: Message | null;
  readonly benefits: UserBenefits | null;
  /** Why it failed; null where it did not. */
  readonly failure: Failure | null;
}

/** How many attempts without new text follow each other before the reply fails. */
export const maxTries = 9;

/** Whether a retry can succeed: no answer, a broken connection, or a busy server. */
export const isTransient = (failure: Failure | null): boolean => {
  const { kind, code = 0 }: Pick<Failure, 'kind' | 'code'> = failure ?? { kind: 'unreachable' };
  if (kind === 'rejected') return code === codes.unavailable;
  return kind === 'unreachable' || (kind === 'stream' && (code === 0 || code >= 500));
};

/** Returns the next request: the whole reply or, once it is accepted, what follows the last piece. */
export const missingOf = ({ request, replyId, last, text }: ChatStreamContext): ReplyRequest =>
  replyId === null ? toRequest(request) : { kind: 'resume', replyId, after: last, text };

const toRequest = (request: RequestedReply): ReplyRequest => {
  if (request.kind !== 'send') return request;
  const { message, ...sent } = request;
  const { text, edits } = message.getSnapshot().context;
  return { ...sent, clientMessageId: message.id, text, ...(edits === undefined ? {} : { edits }) };
};

/** A request of which nothing was read yet; one that is resumed continues after the text that is shown. */
export const createContext = ({ parentRef, request }: ChatStreamInput): ChatStreamContext => ({
  parentRef,
  request,
  replyId: request.kind === 'resume' ? request.replyId : null,
  messageId: 'messageId' in request ? request.messageId : null,
  last: request.kind === 'resume' ? request.after : 0,
  text: request.kind === 'resume' || request.kind === 'continue' ? request.text : '',
  tries: 0,
  failure: null,
  message: null,
  benefits: null,
});

/**
 * The text with these pieces and the number of the last one. The first piece begins the reply: it has what is shown of a
 * reply that is continued.
 */
export const withPieces = (
  { last, text }: Pick<ChatStreamContext, 'last' | 'text'>,
  { from, pieces }: Pick<DeltaBatch, 'from' | 'pieces'>,
): Pick<ChatStreamContext, 'last' | 'text'> => ({
  text: (last === 0 ? '' : text) + pieces.slice(last + 1 - from).join(''),
  last: from + pieces.length - 1,
});

export const acceptedBy = ({ messageId, replyId, help, learned }: Accepted): Accepted => ({
  messageId,
  replyId,
  ...(help === undefined ? {} : { help }),
  ...(learned === undefined ? {} : { learned }),
});

export const outcomeOf = (outcome: ReplyOutcome['outcome'], context: ChatStreamContext): ReplyOutcome => ({
  outcome,
  replyId: context.replyId,
  messageId: context.messageId,
  text: context.text,
  message: context.message,
  benefits: context.benefits,
  failure: outcome === 'failed' ? context.failure : null,
});

const toNews = ({ state, name, tokens }: Extract<StreamEvent, { type: 'stream.model' }>): ModelReport => {
  switch (state) {
    case 'loading':
      return { type: 'model.loading', name };
    case 'reading':
      return { type: 'model.reading', tokens };
    case 'swapped':
      return { type: 'model.swapped', name };
    default:
      return { type: 'model.cut', tokens };
  }
};

/** Returns what an event of a stream says of the language model; null for nothing new. */
export const toModelReport = ({ last }: ChatStreamContext, event: StreamEvent): ModelReport | null => {
  switch (event.type) {
    case 'stream.model':
      return toNews(event);
    case 'stream.accepted':
      return { type: 'model.asked' };
    case 'stream.thinking':
      return { type: 'model.answered' };
    case 'stream.delta':
      return last === 0 ? { type: 'model.answered' } : null;
    case 'stream.broken':
      return event.message.problem === 'unreachable' ? { type: 'model.gone' } : null;
    default:
      return null;
  }
};
