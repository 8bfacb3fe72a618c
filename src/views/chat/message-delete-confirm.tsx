import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectMessages, type ConversationActor } from '../../machines/chat/conversation.selectors.ts';
import {
  selectAskedMessage,
  selectIsDeleting,
  type MessageActionsActor,
} from '../../machines/chat/message-actions.selectors.ts';
import { DeletionQuestion } from '../components/delete-confirm.tsx';

interface ChatMessageQuestionProps {
  readonly conversation: ConversationActor;
  readonly care: MessageActionsActor;
}

/** Asked before a message is deleted, for that cannot be undone. */
export function ChatMessageQuestion({ conversation, care }: ChatMessageQuestionProps) {
  const words = useMessages('chatExtras').confirm;
  const asked = useSelector(care, selectAskedMessage);
  const isDeleting = useSelector(care, selectIsDeleting);
  const messages = useSelector(conversation, selectMessages);
  if (asked === null) return null;
  const isOwn = messages.some(({ messageId, role }) => messageId === asked && role === 'user');
  return (
    <DeletionQuestion
      title={words.title}
      text={isOwn ? words.own : words.theirs}
      words={words}
      isDeleting={isDeleting}
      actor={care}
    />
  );
}
