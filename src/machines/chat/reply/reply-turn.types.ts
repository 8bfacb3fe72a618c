import type { RoomInfo } from '../../../../contract/room.ts';
import type { ChatStreamInput, ReplyOutcome } from './chat-stream.types.ts';

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
