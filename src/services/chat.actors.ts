import { fromCallback, fromPromise, fromEventObservable, type AnyEventObject } from 'xstate';
import type { Message, RoomInfo } from '../../contract/room.ts';
import type { ReplyRequest, StreamEvent } from '../machines/chat-stream.types.ts';
import type { FoundRoom } from '../machines/chat.types.ts';
import type { PageWish } from '../machines/history.types.ts';
import type { ReadReply } from './chat-stream.ts';
import type { Conversations } from './conversations.ts';
import { observe } from './observe.ts';
import { watchPageReturn } from './page-return.ts';

interface Dependencies {
  readonly conversations: Conversations;
  readonly readReply: ReadReply;
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
});
