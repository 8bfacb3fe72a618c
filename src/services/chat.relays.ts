import { sendParent, type AnyEventObject, type EventObject, type MachineContext } from 'xstate';
import type { RoomInfo } from '../../contract/room.ts';
import type { ChatExtrasContext, ChatExtrasEvent, ExtrasNews } from '../machines/chat-extras.types.ts';
import type { Accepted, ChatStreamContext, ChatStreamEvent } from '../machines/chat-stream.types.ts';
import type { ConversationEvent } from '../machines/conversation.types.ts';
import type { HistoryContext, HistoryEvent } from '../machines/history.types.ts';
import type { Due, RenewalContext, RenewalEvent, Returned } from '../machines/renewal.types.ts';
import type { TurnContext, TurnEvent } from '../machines/turn.types.ts';

/** What the chat's machines tell the one that runs them. */

/** A turn hears that its message has arrived, and tells the conversation. */
export const tellTurn = relay<ChatStreamContext, ChatStreamEvent, Accepted>(accepted);
export const tellAccepted = relay<TurnContext, TurnEvent, Accepted>(accepted);

export const tellOlder = relay<HistoryContext, HistoryEvent, { info: RoomInfo }>(({ info }) => ({
  type: 'history.came',
  info,
}));

export const tellReturned = relay<RenewalContext, RenewalEvent, Returned>(() => ({ type: 'page.returned' }));

export const tellDue = relay<RenewalContext, RenewalEvent, Due>(() => ({ type: 'check.due' }));

export const tellChecked = relay<RenewalContext, RenewalEvent, { info: RoomInfo }>(({ info }) => ({
  type: 'room.checked',
  info,
}));

export const tellRenewed = relay<RenewalContext, RenewalEvent, { info: RoomInfo }>(({ info }) => ({
  type: 'room.renewed',
  info,
}));

export const tellExtras = relay<ChatExtrasContext, ChatExtrasEvent, ExtrasNews>((news) => news);

function accepted({ messageId, replyId, help }: Accepted): ConversationEvent {
  return { type: 'reply.accepted', messageId, replyId, ...(help === undefined ? {} : { help }) };
}

/** An action that turns what a machine has to tell into an event of the one above it. */
export function relay<Context extends MachineContext, Event extends EventObject, Told extends object>(
  toEvent: (told: Told) => ConversationEvent,
) {
  return sendParent<Context, Event, Told, AnyEventObject, Event>((_, told) => toEvent(told));
}
