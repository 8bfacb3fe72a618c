import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import type { MessageActionsActor } from '../../../machines/chat/message-actions.machine.ts';
import type { ChatMessage } from '../../../machines/chat/conversation.types.ts';
import { selectCommand } from '../../../machines/chat/message-actions.selectors.ts';
import { selectIsBusy } from '../../../machines/shared/commands/command.ts';
import { AnotherReply } from './another-reply.tsx';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icons/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import styles from './message-actions.module.css';
import { MenuButton } from '../dialogs/menu.tsx';
import { messageMenuId } from './menu/message-menu.tsx';

interface MessageActionsProps {
  readonly message: ChatMessage;
  readonly conversation: ConversationActor;
  readonly messageActions: MessageActionsActor;
}

/** The menu of a stored message; on a wide screen what is done most often is next to it. */
export function MessageActions({ message, conversation, messageActions }: MessageActionsProps) {
  const { messageId, role, status, replyTo, isLiked, text } = message;
  const t = useMessages('messageActions');
  const wide = classNames(styles.tool, styles.wide);
  const like = useSelector(messageActions, selectCommand('message.like', messageId));
  const isLiking = useSelector(like, selectIsBusy);
  if (messageId === null) return null;
  return (
    <div className={classNames(styles.tools, role === 'user' ? styles.fromUser : undefined)}>
      {role === 'mate' ? (
        <IconButton
          label={isLiked ? t.unlike : t.like}
          aria-pressed={isLiked}
          aria-disabled={isLiking}
          className={wide}
          onClick={() => messageActions.send({ type: 'message.like', messageId, liked: !isLiked })}
        >
          <Icon name="heart" />
        </IconButton>
      ) : (
        <IconButton
          label={t.edit}
          className={wide}
          onClick={() =>
            conversation
              .getSnapshot()
              .children.composer?.send({ type: 'message.edit', messageId, role, text })
          }
        >
          <Icon name="pencil" />
        </IconButton>
      )}
      {status === 'done' && replyTo !== null ? (
        <AnotherReply className={wide} conversation={conversation} replyTo={replyTo} />
      ) : null}
      <MenuButton
        label={t.menu}
        className={styles.tool}
        menu={messageMenuId}
        onClick={() => messageActions.send({ type: 'menu.open', messageId })}
      >
        <Icon name="ellipsis" />
      </MenuButton>
    </div>
  );
}
