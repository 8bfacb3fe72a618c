import { fromCallback, fromEventObservable, fromPromise, sendParent, type AnyEventObject } from 'xstate';
import type { Message, RoomInfo } from '../../contract/room.ts';
import type {
  Accepted,
  ChatStreamContext,
  ChatStreamEvent,
  ReplyRequest,
  StreamEvent,
} from '../machines/chat-stream.types.ts';
import type { FoundRoom } from '../machines/chat.types.ts';
import type { createReplyReader } from './chat-stream.ts';
import type { Conversations } from './conversations.ts';
import { observe } from './observe.ts';
import { watchPageReturn } from './page-return.ts';

interface Dependencies {
  readonly conversations: Conversations;
  readonly readReply: ReturnType<typeof createReplyReader>;
}

/** What the actors of the chat's four machines do. */
export const chatActors = ({ conversations, readReply }: Dependencies) => ({
  openRoom: fromPromise<FoundRoom, Parameters<Conversations['open']>[0]>(({ input, signal }) =>
    conversations.open(input, signal),
  ),
  readPage: fromPromise<RoomInfo, { roomId: string; before: number | null }>(({ input, signal }) =>
    conversations.readPage(input, signal),
  ),
  stopReply: fromPromise<Message, { replyId: string }>(({ input, signal }) =>
    conversations.stopReply(input.replyId, signal),
  ),
  readReply: fromEventObservable<StreamEvent, ReplyRequest>(({ input }) =>
    observe<StreamEvent>((tell, signal) => readReply(input, tell, signal)),
  ),
  watchPage: fromCallback<AnyEventObject, undefined>(({ sendBack }) => watchPageReturn(sendBack)),
});

/** Tells the conversation that its message has arrived. */
export const tellAccepted = sendParent<
  ChatStreamContext,
  ChatStreamEvent,
  Accepted,
  AnyEventObject,
  ChatStreamEvent
>((_, { messageId, replyId }) => ({ type: 'reply.accepted', messageId, replyId }));
