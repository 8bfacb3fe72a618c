import { useSelector } from '@xstate/react';
import type { Mate } from '../../../contract/mate.ts';
import { useMessages } from '../../locales/messages.ts';
import { selectRoomId, type ConversationActor } from '../../machines/chat/conversation.selectors.ts';
import type { MessageActionsActor } from '../../machines/chat/message-actions.selectors.ts';
import type { ChatMessage } from '../../machines/chat/conversation.types.ts';
import { AnotherReply } from './another-reply.tsx';
import { classNames } from './class-names.ts';
import { EditMessage } from './edit-message.tsx';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import styles from './message-actions.module.css';
import { ReportButton } from './report-button.tsx';

interface MessageActionsProps {
  readonly message: ChatMessage;
  readonly mate: Pick<Mate, 'mateId' | 'name'>;
  readonly conversation: ConversationActor;
  readonly messageActions: MessageActionsActor;
}

/**
 * What can be done with a message that is stored: for a mate's liking it, requesting another and reporting it; editing it,
 * starting a new room from it, and deleting it with all that follows.
 */
export function MessageActions({ message, mate, conversation, messageActions }: MessageActionsProps) {
  const { messageId, role, status, replyTo, isLiked } = message;
  const words = useMessages('chatExtras');
  const roomId = useSelector(conversation, selectRoomId);
  const { report } = useMessages('wellbeing');
  if (messageId === null) return null;
  return (
    <div className={classNames(styles.tools, role === 'user' ? styles.fromUser : undefined)}>
      {role === 'mate' ? (
        <IconButton
          label={isLiked ? words.unlike : words.like}
          aria-pressed={isLiked}
          className={styles.tool}
          onClick={() => messageActions.send({ type: 'message.like', messageId, liked: !isLiked })}
        >
          <Icon name="heart" />
        </IconButton>
      ) : null}
      {status === 'done' && replyTo !== null ? (
        <AnotherReply
          className={classNames(styles.tool, styles.wide)}
          conversation={conversation}
          replyTo={replyTo}
        />
      ) : null}
      {role === 'mate' ? (
        <ReportButton
          subject={{ mateId: mate.mateId, name: mate.name, messageId }}
          label={report.openReply}
          className={styles.tool}
        />
      ) : null}
      {role === 'user' || replyTo !== null ? (
        <EditMessage
          className={classNames(styles.tool, role === 'mate' ? styles.wide : undefined)}
          message={message}
          conversation={conversation}
        />
      ) : null}
      <IconButton
        label={words.copy}
        className={styles.tool}
        onClick={() => messageActions.send({ type: 'room.copy', roomId, messageId })}
      >
        <Icon name="message-circle-plus" />
      </IconButton>
      <IconButton
        label={words.remove}
        className={styles.tool}
        onClick={() => messageActions.send({ type: 'message.delete', messageId })}
      >
        <Icon name="trash" />
      </IconButton>
    </div>
  );
}
