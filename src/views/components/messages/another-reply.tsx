import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import { IconButton } from '../icons/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';

interface AnotherReplyProps {
  readonly conversation: ConversationActor;
  /** The message that is answered. */
  readonly replyTo: string;
  readonly className: string | undefined;
}

/** Requests another reply to a message. */
export function AnotherReply({ conversation, replyTo, className }: AnotherReplyProps) {
  const t = useMessages('messageActions');
  const isReplying = useSelector(conversation, (snapshot) => snapshot.hasTag('replying'));
  return (
    <IconButton
      label={t.another}
      className={className}
      disabled={isReplying}
      onClick={() => conversation.send({ type: 'reply.request', kind: 'another', messageId: replyTo })}
    >
      <Icon name="refresh-cw" />
    </IconButton>
  );
}
