import { useMessages, type Messages } from '../../../locales/messages.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import { refusalIn } from '../../../machines/chat/reply/chat-stream.selectors.ts';
import type { ChatMessage } from '../../../machines/chat/conversation.types.ts';
import { Button } from '../button.tsx';
import styles from './message.module.css';
import { useRefusalWords } from '../forms/error-text.ts';
import { QueuedStatus, UnsentStatus } from './unsent-status.tsx';

interface MessageStatusProps {
  readonly message: ChatMessage;
  readonly conversation: ConversationActor;
  readonly isRetryable: boolean;
}

/** The status of a message, with what the user can do. */
export function MessageStatus({ message, conversation, isRetryable }: MessageStatusProps) {
  const t = useMessages('chat');
  const refusalText = useRefusalWords();
  const { status, failure, replyTo, text } = message;
  if (status === 'notSent') return <UnsentStatus message={message} conversation={conversation} />;
  if (status === 'queued') return <QueuedStatus message={message} conversation={conversation} />;
  if (status === 'done' && failure !== null && replyTo !== null) {
    const again = () => conversation.send({ type: 'reply.request', kind: 'another', messageId: replyTo });
    return (
      <div className={styles.note} role="status">
        <p>{`${t.broken.another} ${refusalText(failure)}`}</p>
        <Button onClick={again}>{t.broken.retry}</Button>
      </div>
    );
  }
  const goOn = () => {
    if (replyTo !== null) conversation.send({ type: 'reply.request', kind: 'continue', messageId: replyTo });
  };
  if (status === 'done' && message.isContinuable === true && isRetryable) {
    return (
      <div className={styles.note}>
        <Button onClick={goOn}>{t.broken.continue}</Button>
      </div>
    );
  }
  if (status !== 'stopped' && status !== 'interrupted' && status !== 'failed') return null;
  const refusal = refusalIn(failure);
  return (
    <div className={styles.note} role="status">
      <p>{describeEnd({ ...message, status }, t.broken)}</p>
      {refusal === null ? null : <p>{refusalText(refusal)}</p>}
      {isRetryable && replyTo !== null && text !== '' ? (
        <Button onClick={goOn}>{t.broken.continue}</Button>
      ) : null}
      {isRetryable && replyTo !== null ? (
        <Button
          onClick={() => conversation.send({ type: 'reply.request', kind: 'retry', messageId: replyTo })}
        >
          {t.broken.retry}
        </Button>
      ) : null}
    </div>
  );
}

/** Returns how a reply ended and why, as far as it is stored. */
const describeEnd = (
  { status, problem }: ChatMessage & { readonly status: 'stopped' | 'interrupted' | 'failed' },
  t: Messages['chat']['broken'],
): string => {
  if (problem === null) return status === 'failed' ? t.unread : t[status];
  const end = status === 'failed' ? `${t.failed} ${t.uncharged}` : t[status];
  return `${end} ${t.problems[problem]}`;
};
