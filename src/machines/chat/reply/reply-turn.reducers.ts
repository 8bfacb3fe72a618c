import { code } from '../../../../contract/envelope.ts';
import type { RoomInfo } from '../../../../contract/rooms/room.ts';
import type { ReplyOutcome, ChatStreamInput } from './chat-stream.reducers.ts';
import { toFailure } from '../../shared/failure.ts';

export interface ReplyTurnInput extends ChatStreamInput {
  readonly roomId: string;
  /** The replies that ended on this page: those are not read on, even if the server still writes one. */
  readonly ended: readonly string[];
}

export interface ReplyTurnContext extends ReplyTurnInput {
  /** How the reply ended, once it did. */
  readonly end: ReplyOutcome | null;
  /** The newest page, where it was read to find out whether the message arrived. */
  readonly info: RoomInfo | null;
}

export type ReplyTurnEvent = { readonly type: 'reply.stop' } | { readonly type: 'connection.restored' };

/** The result of a request. */
export interface TurnOutcome {
  /**
   * `answered`: the reply is complete. `failed`: the reply was interrupted, or there is none. `undelivered`: the server
   * did not accept the message. `acceptedAfterStop`: it was stopped before its reply began, but `info` contains it.
   * `roomBusy`: the room has another reply under way, which `info` contains where it could be fetched.
   */
  readonly kind: 'answered' | 'failed' | 'undelivered' | 'acceptedAfterStop' | 'roomBusy';
  readonly end: ReplyOutcome;
  readonly info: RoomInfo | null;
}

type Requested = Pick<ReplyTurnInput, 'request'>;

/** Whether a message was being sent, and the server is not known to have accepted it. */
export const isUndelivered = ({ request }: Requested, { replyId }: ReplyOutcome): boolean =>
  request.kind === 'send' && replyId === null;

/** Whether a message was refused only because the room has another reply under way. */
export const isRoomBusy = (requested: Requested, end: ReplyOutcome): boolean =>
  isUndelivered(requested, end) && end.failure?.code === code.busy;

/** Whether the room contains the message that was being sent. */
export const isStored = ({ request }: Requested, { messages }: RoomInfo): boolean =>
  request.kind === 'send' && messages.some(({ clientMessageId }) => clientMessageId === request.message.id);

/** Whether a reply is being written in the room that this page can read on. */
export const isUnderWay = ({ ended }: ReplyTurnInput, { messages }: RoomInfo): boolean =>
  messages.some(({ messageId, status }) => status === 'streaming' && !ended.includes(messageId));

/** The user stopped a message that the server had refused only for now. */
export const stopped = (context: ReplyTurnContext): ReplyOutcome => ({
  ...outcomeOf('undelivered', context).end,
  outcome: 'stopped',
  failure: null,
});

/** The outcome of a reply whose machine crashed. */
export const toCrashEnd = ({ request }: Requested, error: unknown): ReplyOutcome => ({
  outcome: 'failed',
  replyId: request.kind === 'resume' ? request.replyId : null,
  messageId: 'messageId' in request ? request.messageId : null,
  text: '',
  message: null,
  benefits: null,
  failure: toFailure(error),
});

export const outcomeOf = (kind: TurnOutcome['kind'], context: ReplyTurnContext): TurnOutcome => ({
  kind,
  end: context.end ?? toCrashEnd(context, null),
  info: context.info,
});
