import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectMessages, type ConversationActor } from '../../machines/chat/conversation.selectors.ts';
import {
  selectDeletion,
  selectMessageId,
  type MessageActionsActor,
} from '../../machines/chat/message-actions.selectors.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';

interface MessageDeleteConfirmProps {
  readonly conversation: ConversationActor;
  readonly messageActions: MessageActionsActor;
}

/** Confirms the deletion of a message, which cannot be undone. */
export function MessageDeleteConfirm({ conversation, messageActions }: MessageDeleteConfirmProps) {
  const { title, own, theirs, confirm } = useMessages('chatExtras').confirm;
  const deletion = useSelector(messageActions, selectDeletion);
  const id = useSelector(messageActions, selectMessageId);
  const messages = useSelector(conversation, selectMessages);
  if (deletion === undefined) return null;
  const isOwn = messages.some(({ messageId, role }) => messageId === id && role === 'user');
  return <ConfirmDialog actor={deletion} title={title} text={isOwn ? own : theirs} confirm={confirm} />;
}
