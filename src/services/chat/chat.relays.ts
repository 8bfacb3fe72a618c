import { sendParent, type AnyEventObject, type EventObject, type MachineContext } from 'xstate';
import type { RoomInfo } from '../../../contract/room.ts';
import type {
  ChatActionsContext,
  ChatActionsEvent,
  ChatActionEvent,
} from '../../machines/chat/chat-actions.types.ts';
import type { Accepted, ChatStreamContext, ChatStreamEvent } from '../../machines/chat/chat-stream.types.ts';
import type { ConversationEvent } from '../../machines/chat/conversation.types.ts';
import type { OlderMessagesContext, OlderMessagesEvent } from '../../machines/chat/older-messages.types.ts';
import type {
  Due,
  RoomRefreshContext,
  RoomRefreshEvent,
  Returned,
} from '../../machines/chat/room-refresh.types.ts';
import type { ReplyTurnContext, ReplyTurnEvent } from '../../machines/chat/reply-turn.types.ts';

/** What the chat's machines tell the one that runs them. */

/** A turn hears that its message has arrived, and tells the conversation. */
export const tellTurn = relay<ChatStreamContext, ChatStreamEvent, Accepted>(accepted);
export const tellAccepted = relay<ReplyTurnContext, ReplyTurnEvent, Accepted>(accepted);

export const tellOlder = relay<OlderMessagesContext, OlderMessagesEvent, { info: RoomInfo }>(({ info }) => ({
  type: 'olderMessages.loaded',
  info,
}));

export const tellReturned = relay<RoomRefreshContext, RoomRefreshEvent, Returned>(() => ({
  type: 'page.resumed',
}));

export const tellDue = relay<RoomRefreshContext, RoomRefreshEvent, Due>(() => ({ type: 'check.due' }));

export const tellChecked = relay<RoomRefreshContext, RoomRefreshEvent, { info: RoomInfo }>(({ info }) => ({
  type: 'room.checked',
  info,
}));

export const tellRenewed = relay<RoomRefreshContext, RoomRefreshEvent, { info: RoomInfo }>(({ info }) => ({
  type: 'room.refreshed',
  info,
}));

export const tellExtras = relay<ChatActionsContext, ChatActionsEvent, ChatActionEvent>((news) => news);

function accepted({ messageId, replyId, help }: Accepted): ConversationEvent {
  return { type: 'reply.accepted', messageId, replyId, ...(help === undefined ? {} : { help }) };
}

/** An action that turns what a machine has to tell into an event of the one above it. */
export function relay<Context extends MachineContext, Event extends EventObject, Told extends object>(
  toEvent: (told: Told) => ConversationEvent,
) {
  return sendParent<Context, Event, Told, AnyEventObject, Event>((_, told) => toEvent(told));
}
