import type { KeyboardEvent } from 'react';
import { useMessages } from '../../../locales/messages.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import type { MessageActionsActor } from '../../../machines/chat/message-actions.machine.ts';
import type { ChatMessage } from '../../../machines/chat/conversation.types.ts';
import { AnotherReply } from './another-reply.tsx';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icons/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import styles from './message-alternatives.module.css';

interface MessageAlternativesProps {
  readonly message: ChatMessage;
  readonly conversation: ConversationActor;
  readonly messageActions: MessageActionsActor;
  /** Whether it is the last one: on a narrow screen, another reply is then requested here. */
  readonly isLast: boolean;
}

/** Which of its alternatives a message is, with buttons and arrow keys for the others. */
export function MessageAlternatives({
  message,
  conversation,
  messageActions,
  isLast,
}: MessageAlternativesProps) {
  const { alternatives, status, replyTo, role } = message;
  const offersAnother = isLast && replyTo !== null && status === 'done';
  if (alternatives.length < 2 && !offersAnother) return null;
  return (
    <div
      className={classNames(
        styles.row,
        isLast ? styles.end : undefined,
        role === 'user' ? styles.fromUser : undefined,
      )}
    >
      {offersAnother ? (
        <AnotherReply
          className={classNames(styles.step, styles.narrow)}
          conversation={conversation}
          replyTo={replyTo}
        />
      ) : null}
      {alternatives.length < 2 ? null : <Switch message={message} messageActions={messageActions} />}
    </div>
  );
}

function Switch({
  message: { messageId, alternatives, role },
  messageActions,
}: Pick<MessageAlternativesProps, 'message' | 'messageActions'>) {
  const { alternatives: replies, versions } = useMessages('messageActions');
  const t = role === 'user' ? versions : replies;
  const index = alternatives.indexOf(messageId ?? '');
  const previous = alternatives[index - 1];
  const next = alternatives[index + 1];
  const show = (other: string | undefined) => {
    if (other !== undefined) messageActions.send({ type: 'message.show', messageId: other });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const isForward = (event.key === 'ArrowRight') !== event.currentTarget.matches(':dir(rtl)');
    show(isForward ? next : previous);
  };
  return (
    <div className={styles.row} role="group" aria-label={t.label}>
      <IconButton
        label={t.previous}
        className={styles.step}
        aria-disabled={previous === undefined}
        onClick={() => show(previous)}
        onKeyDown={press}
      >
        <Icon name="chevron-left" />
      </IconButton>
      <span aria-live="polite">{replies.position({ index: index + 1, count: alternatives.length })}</span>
      <IconButton
        label={t.next}
        className={styles.step}
        aria-disabled={next === undefined}
        onClick={() => show(next)}
        onKeyDown={press}
      >
        <Icon name="chevron-right" />
      </IconButton>
    </div>
  );
}
