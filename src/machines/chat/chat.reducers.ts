import type { PartHeightsInput } from './history/part-heights.types.ts';
import type { ChatSearchInput } from './search/chat-search.types.ts';
import type { ChatContext, FoundRoom } from './chat.types.ts';

/** Returns what the conversation begins with; it is read only once the room is open. */
export function openedOf({ opened }: ChatContext): NonNullable<ChatContext['opened']> {
  if (opened === null) throw new Error('A conversation begins with an opened room.');
  return opened;
}

/** Whether the room that was found does not have the message to show. */
export const lacksMessage = ({ messageId }: Pick<ChatContext, 'messageId'>, { opened }: FoundRoom): boolean =>
  opened !== null &&
  messageId !== null &&
  opened.info.messages.every((message) => message.messageId !== messageId);

/** From which messages the heights of the parts are estimated. */
export const toHeights = (context: ChatContext): PartHeightsInput => ({
  messages: openedOf(context).info.messages,
  messageId: context.messageId,
});

/** What the search in the open room begins with. */
export const toSearch = (context: ChatContext, parentRef: ChatSearchInput['parentRef']): ChatSearchInput => ({
  parentRef,
  roomId: openedOf(context).roomId,
  start: context.search,
});
