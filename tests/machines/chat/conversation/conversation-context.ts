import type { Message, RoomInfo } from '../../../../contract/rooms/room.ts';
import * as reducers from '../../../../src/machines/chat/conversation.reducers.ts';
import type {
  ConversationContext,
  ConversationReport,
} from '../../../../src/machines/chat/conversation.types.ts';
import { createParent } from '../../support/parent.ts';
import { page, seed } from '../chat-samples.ts';

const { parentRef } = createParent<ConversationReport>();

/** The context of a room that opens with this page, or with these messages as its page. */
export function contextOf(
  info: RoomInfo | readonly Message[],
  more: Partial<ConversationContext> = {},
): ConversationContext {
  const given = 'messages' in info ? info : page(info);
  const input = { parentRef, userId: 'user-1', roomId: 'room-1', seed, info: given, draft: '', unsent: [] };
  return { ...reducers.createContext(input), ...more };
}
