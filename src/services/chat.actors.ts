import { fromCallback, fromPromise, fromEventObservable, type AnyEventObject } from 'xstate';
import type { Message, RoomInfo } from '../../contract/room.ts';
import type { ReplyRequest, StreamEvent } from '../machines/chat-stream.types.ts';
import type { FoundRoom } from '../machines/chat.types.ts';
import type { PageWish } from '../machines/history.types.ts';
import type { Wanted } from '../machines/message-care.types.ts';
import type { createReplyReader } from './chat-stream.ts';
import type { Conversations } from './conversations.ts';
import { observe } from './observe.ts';
import { watchPageReturn } from './page-return.ts';

interface Dependencies {
  readonly conversations: Conversations;
  readonly readReply: ReturnType<typeof createReplyReader>;
}

/** What the actors of the chat's machines do. */
export const chatActors = ({ conversations, readReply }: Dependencies) => ({
  openRoom: fromPromise<FoundRoom, Parameters<Conversations['open']>[0]>(({ input, signal }) =>
    conversations.open(input, signal),
  ),
  readPage: fromPromise<RoomInfo, PageWish>(({ input, signal }) => conversations.readPage(input, signal)),
  stopReply: fromPromise<Message, { replyId: string }>(({ input, signal }) =>
    conversations.stopReply(input.replyId, signal),
  ),
  readReply: fromEventObservable<StreamEvent, ReplyRequest>(({ input }) =>
    observe<StreamEvent>((tell, signal) => readReply(input, tell, signal)),
  ),
  watchPage: fromCallback<AnyEventObject, undefined>(({ sendBack }) => watchPageReturn(sendBack)),
  askIdeas: fromPromise<readonly string[], { roomId: string }>(({ input, signal }) =>
    conversations.askIdeas(input.roomId, signal),
  ),
  likeMessage: fromPromise<Message, Wanted>(({ input, signal }) => conversations.likeMessage(input, signal)),
  deleteMessage: fromPromise<void, { messageId: string }>(({ input, signal }) =>
    conversations.deleteMessage(input.messageId, signal),
  ),
});
