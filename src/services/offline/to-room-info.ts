import { describeProblem, type Message, type RoomInfo } from '../../../contract/rooms/room.ts';
import type { ChatMessage, ConversationContext } from '../../machines/chat/conversation.types.ts';

/** Returns what the server knows of the shown branch, as it sends it. What is not sent, or still being written, is left out. */
export const toRoomInfo = ({
  room,
  companion,
  isBlocked,
  messages,
  hasMore,
  lastSeq,
}: Pick<
  ConversationContext,
  'room' | 'companion' | 'isBlocked' | 'messages' | 'hasMore' | 'lastSeq'
>): RoomInfo => ({
  room,
  companion,
  messages: messages.flatMap((message) => toMessage(room.roomId, message)),
  hasMore,
  lastSeq,
  ...(isBlocked && room.unavailable !== true ? { blocked: true } : {}),
});

const unstored: readonly string[] = ['queued', 'sending', 'notSent', 'streaming'];

function toMessage(roomId: string, message: ChatMessage): Message[] {
  const { messageId, clientMessageId, seq, role, text, status, replyTo, createdAt, help, problem } = message;
  if (messageId === null || !isStored(status)) return [];
  return [
    {
      messageId,
      roomId,
      seq,
      role,
      text,
      status,
      replyTo,
      clientMessageId,
      createdAt,
      ...(message.isLiked ? { liked: true } : {}),
      ...(message.isPinned ? { pinned: true } : {}),
      ...(message.isEdited ? { edited: true } : {}),
      ...(message.isImported === true ? { imported: true } : {}),
      ...(role === 'mate' && !message.isEdited ? { aiGenerated: true } : {}),
      ...(message.alternatives.length > 0 ? { alternatives: [...message.alternatives] } : {}),
      ...(message.learned.length > 0 ? { learned: [...message.learned] } : {}),
      ...(help === undefined ? {} : { help }),
      ...(problem === null ? {} : describeProblem(problem)),
    },
  ];
}

const isStored = (status: ChatMessage['status']): status is Message['status'] => !unstored.includes(status);
