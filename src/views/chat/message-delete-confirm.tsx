import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectMessages, type ConversationActor } from '../../machines/chat/conversation.selectors.ts';
import {
  selectDeletion,
  selectIsDeleting,
  type MessageActionsActor,
} from '../../machines/chat/message-actions.selectors.ts';
import { DeletionQuestion } from '../components/delete-confirm.tsx';

interface MessageDeleteConfirmProps {
  readonly conversation: ConversationActor;
  readonly messageActions: MessageActionsActor;
}

/** Confirms the deletion of a message, which cannot be undone. */
export function MessageDeleteConfirm({ conversation, messageActions }: MessageDeleteConfirmProps) {
  const words = useMessages('chatExtras').confirm;
  const asked = useSelector(messageActions, selectDeletion);
  const isDeleting = useSelector(messageActions, selectIsDeleting);
  const messages = useSelector(conversation, selectMessages);
  if (asked === null) return null;
  const isOwn = messages.some(({ messageId, role }) => messageId === asked && role === 'user');
  return (
    <DeletionQuestion
      title={words.title}
      text={isOwn ? words.own : words.theirs}
      words={words}
      isDeleting={isDeleting}
      actor={messageActions}
    />
  );
}
