import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { Mate } from '../../../../contract/mates/mate.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { ReplyActor } from '../../../machines/chat/reply/chat-stream.machine.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import type { MessageActionsActor } from '../../../machines/chat/message-actions.machine.ts';
import type { OutgoingMessageActor } from '../../../machines/chat/outbox/outgoing-message.machine.ts';
import type { ChatMessage } from '../../../machines/chat/conversation.types.ts';
import { selectStatus } from '../../../machines/chat/outbox/outgoing-message.selectors.ts';
import { liveText, writtenText } from '../../dom/thread/rich-text.ts';
import { CrisisCard } from './crisis-card.tsx';
import { HeardText } from './heard-text.tsx';
import { LearnedFacts } from './learned-facts.tsx';
import { MessageActions } from './message-actions.tsx';
import { MessageAlternatives } from './message-alternatives.tsx';
import { MessageCommands } from './message-commands.tsx';
import { MessageMarks } from './message-marks.tsx';
import { MessageStatus } from './message-status.tsx';
import { StreamStatus } from './stream-status.tsx';
import { MessageTime } from './message-time.tsx';
import styles from './message.module.css';
import { OwnText } from './own-text.tsx';

interface MessageProps {
  readonly message: ChatMessage;
  /** The actor of a message in the outbox, which has its status. */
  readonly outgoing: OutgoingMessageActor | undefined;
  /** The reply that is being written into it; null where it is not. */
  readonly live: ReplyActor | null;
  readonly mate: Mate;
  readonly conversation: ConversationActor;
  /** Likes and deletes messages; null after a crash. */
  readonly messageActions: MessageActionsActor | null;
  readonly isRetryable: boolean;
  /** Whether it is the last message. */
  readonly isLast: boolean;
  /** Whether it shows what it taught the mate. */
  readonly isTeaching: boolean;
  readonly isDated: boolean;
}

/** One message. A streamed reply keeps its element when it is complete. */
export const Message = memo(function Message({
  message: written,
  outgoing,
  live,
  mate,
  conversation,
  messageActions,
  isRetryable,
  isLast,
  isTeaching,
  isDated,
}: MessageProps) {
  const t = useMessages('chat');
  const failure = useSelector(outgoing, (snapshot) => snapshot?.context.failure ?? null);
  const status = useSelector(outgoing, selectStatus);
  const message = status === null ? written : { ...written, status, failure };
  const isOwn = message.role === 'user';
  const shown = { message, conversation };
  const canAct = live === null && messageActions !== null;
  return (
    <li
      className={isOwn ? styles.fromUser : styles.fromMate}
      data-message={message.messageId ?? ''}
      data-status={message.status}
      data-own={isOwn ? '' : undefined}
    >
      <MessageTime message={message} className={isDated ? styles.timestamp : styles.time} />
      <div className={styles.bubble} data-empty={message.text === '' && live === null ? '' : undefined}>
        <span className="visually-hidden">{isOwn ? t.saidBy.user : t.saidBy.mate(mate.shortName)} </span>
        {isOwn ? (
          <OwnText text={message.text} />
        ) : live === null && message.heardTo !== undefined ? (
          <HeardText text={message.text} heardTo={message.heardTo} />
        ) : (
          <div
            ref={live === null ? writtenText(message.text) : liveText(live)}
            className={styles.text}
            dir="auto"
            data-live={live === null ? undefined : ''}
          />
        )}
        {live === null ? null : (
          <span className={styles.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        )}
        {canAct ? <MessageActions {...shown} messageActions={messageActions} /> : null}
      </div>
      <MessageMarks message={message} />
      {canAct ? <MessageAlternatives {...shown} messageActions={messageActions} isLast={isLast} /> : null}
      {canAct ? <MessageCommands message={message} messageActions={messageActions} /> : null}
      {isTeaching && canAct ? <LearnedFacts message={message} messageActions={messageActions} /> : null}
      {message.help === undefined ? null : <CrisisCard level={message.help} seq={message.seq} />}
      {live === null ? (
        <MessageStatus {...shown} isRetryable={isRetryable} />
      ) : (
        <StreamStatus reply={live} conversation={conversation} />
      )}
    </li>
  );
});
