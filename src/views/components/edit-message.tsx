import { useMessages } from '../../locales/messages.ts';
import type { ConversationActor } from '../../machines/chat/conversation.selectors.ts';
import type { ChatMessage } from '../../machines/chat/conversation.types.ts';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';

interface EditMessageProps {
  readonly message: ChatMessage;
  readonly conversation: ConversationActor;
  readonly className: string | undefined;
}

/** Opens a message of the user's, or a reply to one, in the composer. */
export function EditMessage({
  message: { messageId, role, text },
  conversation,
  className,
}: EditMessageProps) {
  const words = useMessages('chatExtras');
  if (messageId === null) return null;
  return (
    <IconButton
      label={role === 'user' ? words.edit : words.editReply}
      className={className}
      onClick={() => conversation.send({ type: 'message.edit', messageId, role, text })}
    >
      <Icon name="pencil" />
    </IconButton>
  );
}
