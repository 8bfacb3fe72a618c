import { fromCallback, fromPromise, fromEventObservable, type AnyEventObject } from 'xstate';
import { getInspiration } from '../../../contract/replies/inspiration.ts';
import { forgetFact } from '../../../contract/memory/fact.ts';
import type { ReplyPrompt } from '../../../contract/replies/reply-prompt.ts';
import {
  copyRoom,
  deleteMessage,
  editReply,
  likeMessage,
  pinMessage,
  restoreMessages,
  showMessage,
} from '../../../contract/rooms/message-actions.ts';
import {
  deleteRoom,
  readMateChange,
  type Message,
  type Room,
  type RoomInfo,
} from '../../../contract/rooms/room.ts';
import type { ReplyRequest, StreamEvent } from '../../machines/chat/reply/chat-stream.reducers.ts';
import type { MessageInRoom } from '../../machines/chat/search/search-hits.machine.ts';
import type { FoundRoom } from '../../machines/chat/chat.reducers.ts';
import type {
  MessageChange,
  MessageChangeCommand,
  MessagePlace,
  TextCommand,
} from '../../machines/chat/message-actions.machine.ts';
import type { NewTitle } from '../../machines/chat/room-title.machine.ts';
import type { PageRequest } from '../../machines/chat/history/older-messages.machine.ts';
import type { RoomRefreshEvent } from '../../machines/chat/history/room-refresh.reducers.ts';
import type { TemporaryRoom } from '../../machines/chat/temporary-room.machine.ts';
import type { ShareOutcome } from '../../machines/shared/commands/share.machine.ts';
import { toCommand } from '../../machines/shared/commands/command.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import { writeText } from '../browser/clipboard.ts';
import { printPage } from '../browser/print-page.ts';
import { watchPageReturn } from '../browser/watch/watch-page-resume.ts';
import type { Http } from '../http/http.ts';
import { createRequestIds } from '../shared/request-ids.ts';
import { observe } from '../shared/from-async-source.ts';
import type { ReadChanges } from '../stream/change-stream.ts';
import type { ReadReply } from '../stream/chat-stream.ts';
import type { Conversations } from './conversations.ts';
import type { UnsentOwners } from './unsent-owners.ts';
import { fromCall } from '../http/from-call.ts';
import { importCode } from '../shared/import-code.ts';
import type { ChangeStreamEvent } from '../../machines/chat/history/change-feed.machine.ts';

interface Dependencies {
  readonly call: Http['call'];
  readonly conversations: Conversations;
  readonly unsentOwners: Pick<UnsentOwners, 'own'>;
  readonly streamReply: ReadReply;
  readonly readChanges: ReadChanges;
}

/** The actors of the chat's machines. */
export const chatActors = ({
  call,
  conversations,
  unsentOwners,
  streamReply,
  readChanges,
}: Dependencies) => ({
  openRoom: fromPromise<FoundRoom, Parameters<Conversations['open']>[0]>(({ input, signal }) =>
    conversations.open(input, signal),
  ),
  fetchMessages: fromPromise<RoomInfo, PageRequest>(({ input, signal }) =>
    conversations.fetchMessages(input, signal),
  ),
  printPage: fromPromise<void, undefined>(() => printPage()),
  locateMessage: fromPromise<RoomInfo, MessageInRoom>(({ input, signal }) =>
    conversations.fetchBackTo({ ...input, isRequired: true }, signal),
  ),
  endRoom: toCommand(
    fromPromise<null, TemporaryRoom>(async ({ input, signal }) => {
      await call(deleteRoom, input, signal);
      return null;
    }),
  ),
  markRead: fromCall(call, readMateChange),
  ownUnsent: fromCallback<AnyEventObject, Parameters<UnsentOwners['own']>[0]>(({ input, sendBack }) => {
    const over = new AbortController();
    unsentOwners.own(input, sendBack, over.signal);
    return () => over.abort();
  }),
  stopReply: fromPromise<Message, { replyId: string }>(({ input, signal }) =>
    conversations.stopReply(input.replyId, signal),
  ),
  streamReply: fromEventObservable<StreamEvent, ReplyRequest>(({ input }) =>
    observe<StreamEvent>((emit, signal) => streamReply(input, emit, signal)),
  ),
  watchPage: fromCallback<RoomRefreshEvent, undefined>(({ sendBack }) => watchPageReturn(sendBack)),
  readChanges: fromEventObservable<ChangeStreamEvent, { after: number | null }>(({ input }) =>
    observe<ChangeStreamEvent>((emit, signal) => readChanges(input.after, emit, signal)),
  ),
  fetchSuggestions: fromPromise<readonly string[], { roomId: string }>(async ({ input, signal }) => {
    const { ideas } = await call(getInspiration, { roomId: input.roomId }, signal);
    return ideas;
  }),
  changeMessage: toCommand(
    fromPromise<MessageChange, MessageChangeCommand>(({ input, signal }) =>
      changeMessage(call, input, signal),
    ),
  ),
  editReply: fromCall(call, editReply),
  renameRoom: toCommand(
    fromPromise<Room, NewTitle>(async ({ input, signal }) => {
      const { renameRoom } = await importCode(() => import('../../../contract/rooms/room-actions.ts'));
      return call(renameRoom, input, signal);
    }),
  ),
  // Its late answer must not lead the user away.
  copyRoom: toCommand(copyRoomWith(call), { isIdempotent: false }),
  fetchPrompt: provideRequest<ReplyPrompt | null, { messageId: string }>(async ({ input, signal }) => {
    const { fetchReplyPrompt } = await importCode(() => import('./fetch-reply-prompt.ts'));
    return fetchReplyPrompt(call, input, signal);
  }),
  exportText: toCommand(
    fromPromise<ShareOutcome, TextCommand>(async ({ input }) => {
      const { type, text, isGenerated } = input;
      if (type === 'text.picture') {
        const { sharePicture } = await importCode(() => import('./message-picture.ts'));
        await sharePicture(input);
        return 'passedOn';
      }
      if (type === 'text.share') {
        const { share } = await importCode(() => import('../browser/share.ts'));
        return share({ kind: 'text', text, isGenerated });
      }
      await writeText(input);
      return 'copied';
    }),
  ),
});

/** Changes a message. Deleting one that another page has deleted finds it missing. */
async function changeMessage(
  call: Http['call'],
  command: MessageChangeCommand,
  signal: AbortSignal,
): Promise<MessageChange> {
  switch (command.type) {
    case 'message.like':
      return { type: 'message.changed', message: await call(likeMessage, inputOf(command), signal) };
    case 'message.pin':
      return { type: 'message.changed', message: await call(pinMessage, inputOf(command), signal) };
    case 'message.show':
      return { type: 'branch.shown', info: await call(showMessage, inputOf(command), signal) };
    case 'message.unlearn':
      await Promise.all(
        command.factIds.map((factId) => call(forgetFact, { factId, forgotten: true }, signal)),
      );
      return { type: 'facts.forgotten', messageId: command.messageId };
    case 'message.restore':
      return { type: 'branch.shown', info: await call(restoreMessages, inputOf(command), signal) };
    default: {
      const info = await call(deleteMessage, inputOf(command), signal);
      return info === null ? { type: 'message.missing' } : { type: 'branch.shown', info };
    }
  }
}

const inputOf = <Command extends MessageChangeCommand>({
  type: _,
  ...input
}: Command): Omit<Command, 'type'> => input;

/** A repeated request after a failure opens no second room. */
const copyRoomWith = (call: Http['call']) => {
  const withId = createRequestIds();
  return fromPromise<Room, MessagePlace>(({ input, signal }) =>
    withId(input.messageId, (clientRoomId) => call(copyRoom, { ...input, clientRoomId }, signal)),
  );
};
