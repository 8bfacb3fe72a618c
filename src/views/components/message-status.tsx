import { useSelector } from '@xstate/react';
import { code } from '../../../contract/envelope.ts';
import { useMessages, type Messages } from '../../locales/messages.ts';
import { selectTrouble, type ReplyActor } from '../../machines/chat/reply/chat-stream.selectors.ts';
import type { ConversationActor } from '../../machines/chat/conversation.selectors.ts';
import type { ChatMessage } from '../../machines/chat/conversation.types.ts';
import type { Failure } from '../../machines/shared/failure.ts';
import { Button } from './button.tsx';
import styles from './message.module.css';
import { useRefusalWords } from './error-text.ts';
import { QueuedNote, UnsentNote } from './unsent-status.tsx';

interface MessageNoteProps {
  readonly message: ChatMessage;
  readonly conversation: ConversationActor;
  readonly isRetryable: boolean;
}

/** The status of a message, with what the user can do. */
export function MessageNote({ message, conversation, isRetryable }: MessageNoteProps) {
  const words = useMessages('chat');
  const refusalText = useRefusalWords();
  const { status, failure, replyTo, text } = message;
  if (status === 'notSent') return <UnsentNote message={message} conversation={conversation} />;
  if (status === 'queued') return <QueuedNote message={message} conversation={conversation} />;
  if (status === 'done' && failure !== null && replyTo !== null) {
    const again = () => conversation.send({ type: 'reply.request', kind: 'another', messageId: replyTo });
    return (
      <div className={styles.note} role="status">
        <p>{`${words.broken.another} ${refusalText(failure)}`}</p>
        <Button onClick={again}>{words.broken.retry}</Button>
      </div>
    );
  }
  if (status !== 'stopped' && status !== 'interrupted' && status !== 'failed') return null;
  return (
    <div className={styles.note} role="status">
      <p>{describeEnd({ ...message, status }, words.broken, refusalText)}</p>
      {isRetryable && replyTo !== null && text !== '' ? (
        <Button
          onClick={() => conversation.send({ type: 'reply.request', kind: 'continue', messageId: replyTo })}
        >
          {words.broken.continue}
        </Button>
      ) : null}
      {isRetryable && replyTo !== null ? (
        <Button
          onClick={() => conversation.send({ type: 'reply.request', kind: 'retry', messageId: replyTo })}
        >
          {words.broken.retry}
        </Button>
      ) : null}
    </div>
  );
}

/** Returns how a reply ended and why, from what is stored of it; otherwise from what this page saw of its end. */
const describeEnd = (
  { status, problem, failure }: ChatMessage & { readonly status: 'stopped' | 'interrupted' | 'failed' },
  words: Messages['chat']['broken'],
  refusalText: (failure: Failure) => string,
): string => {
  if (problem !== null) {
    const end = status === 'failed' ? `${words.failed} ${words.uncharged}` : words[status];
    return `${end} ${words.problems[problem]}`;
  }
  if (failure?.kind === 'rejected' && failure.code !== code.replyInterrupted) {
    return `${words[status]} ${refusalText(failure)}`.trim();
  }
  return status === 'failed' ? words.unread : words[status];
};

/** The state of the reply's stream; nothing while it works. */
export function LiveNote({ reply }: { readonly reply: ReplyActor }) {
  const words = useMessages('chat').live;
  const trouble = useSelector(reply, selectTrouble);
  return (
    <p className={styles.note} role="status">
      {trouble === null ? null : words[trouble]}
    </p>
  );
}
