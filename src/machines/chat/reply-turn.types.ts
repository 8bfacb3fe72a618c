import type { RoomInfo } from '../../../contract/room.ts';
import type { Accepted, ReplyOutcome, ReplyRequest } from './chat-stream.types.ts';

export interface ReplyTurnInput {
  readonly roomId: string;
  readonly request: ReplyRequest;
  /** The replies that ended on this page: those are not read on, even if the server still writes one. */
  readonly ended: readonly string[];
}

export interface ReplyTurnContext extends ReplyTurnInput {
  /** How the reply ended, once it did. */
  readonly end: ReplyOutcome | null;
  /** The newest page, where it was read to find out what became of the message. */
  readonly info: RoomInfo | null;
}

export type ReplyTurnEvent =
  | ({ readonly type: 'reply.accepted' } & Accepted)
  | { readonly type: 'reply.stop' }
  | { readonly type: 'connection.restored' };

/** What became of a request. */
export interface TurnOutcome {
  /**
   * `answered`: the reply is whole. `broken`: there is a reply without a proper end, or none. `unsent`: the server did
   * not take the message. `taken`: it was stopped before its reply began to come, and `info` has it. `tooEarly`: the
   * room has another reply under way, and `info` shows it where it could be read.
   */
  readonly fate: 'answered' | 'broken' | 'unsent' | 'taken' | 'tooEarly';
  readonly end: ReplyOutcome;
  readonly info: RoomInfo | null;
}
