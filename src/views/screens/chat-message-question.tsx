import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectMessages, type ConversationActor } from '../../machines/conversation.selectors.ts';
import {
  selectAskedMessage,
  selectIsDeleting,
  type MessageCareActor,
} from '../../machines/message-care.selectors.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import sheet from '../parts/sheet.module.css';

interface ChatMessageQuestionProps {
  readonly conversation: ConversationActor;
  readonly care: MessageCareActor;
}

/** Asked before a message is deleted, for that cannot be undone. */
export function ChatMessageQuestion({ conversation, care }: ChatMessageQuestionProps) {
  const words = useMessages('chatExtras').confirm;
  const asked = useSelector(care, selectAskedMessage);
  const isDeleting = useSelector(care, selectIsDeleting);
  const messages = useSelector(conversation, selectMessages);
  if (asked === null) return null;
  const isOwn = messages.some(({ messageId, role }) => messageId === asked && role === 'user');
  const keep = () => care.send({ type: 'deletion.cancel' });
  return (
    <Dialog title={words.title} text={isOwn ? words.own : words.theirs} onClose={keep}>
      <div className={sheet.actions}>
        <Button onClick={keep} aria-disabled={isDeleting} data-first-focus="">
          {words.no}
        </Button>
        <Button
          look="danger"
          onClick={() => care.send({ type: 'deletion.confirm' })}
          aria-disabled={isDeleting}
        >
          {isDeleting ? words.busy : words.yes}
        </Button>
      </div>
    </Dialog>
  );
}
